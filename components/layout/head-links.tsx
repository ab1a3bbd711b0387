"use client";

import { BrandLinks } from "#components/ui/brand-links.tsx";

/** A client component, because Next builds metadata for every request and sends it twice. */
export const HeadLinks = () => (
  <>
    <BrandLinks />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);

"use client";

import { BrandLinks } from "#components/ui/brand-links.tsx";

/**
 * Shows the head tags around every page: colors, icons and the web app manifest. It is a client
 * component because Next builds metadata for every request and sends it twice.
 */
export const HeadLinks = () => (
  <>
    <BrandLinks />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);

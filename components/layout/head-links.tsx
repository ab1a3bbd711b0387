"use client";

import { BrandLinks } from "#components/ui/brand-links.tsx";

/**
 * What a browser shows of the product around a page, and what installs it. Elements of a client
 * component and not metadata: of those Next makes each anew for every request, and sends it with the
 * page a second time.
 */
export const HeadLinks = () => (
  <>
    <BrandLinks />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);

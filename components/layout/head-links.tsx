"use client";

/**
 * What a browser shows of the product around a page. Elements of a client component and not metadata:
 * of those Next makes each anew for every request, and sends it with the page a second time.
 */
export const HeadLinks = () => (
  <>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f5" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171c20" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="icon" href="/favicon.ico" sizes="any" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-icon.png" />
  </>
);

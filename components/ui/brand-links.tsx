export const BrandLinks = () => (
  <>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f5" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171c20" />
    <link rel="icon" href="/favicon.ico" sizes="any" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-icon.png" />
  </>
);

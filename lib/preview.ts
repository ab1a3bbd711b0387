/**
 * Returns whether a deployment is a preview, by our own variable or Vercel's VERCEL_ENV
 * (https://vercel.com/docs/environment-variables/system-environment-variables).
 */
export const isPreview = ({ PREVIEW, VERCEL_ENV }: Record<string, string | undefined>): boolean =>
  PREVIEW === "1" || VERCEL_ENV === "preview";

/** next.config.ts inlines this at build time. */
export const IS_PREVIEW_BUILD = process.env.PREVIEW_BUILD === "1";

/** The first line of every screen and page of a preview. */
export const PREVIEW_NOTICE =
  "This is a preview for testing. Anything you enter may be deleted at any time.";

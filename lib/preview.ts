/**
 * Whether a deployment is a preview: by our own variable, or by what a platform says (Vercel's
 * VERCEL_ENV, https://vercel.com/docs/environment-variables/system-environment-variables).
 */
export const isPreview = ({ PREVIEW, VERCEL_ENV }: Record<string, string | undefined>): boolean =>
  PREVIEW === "1" || VERCEL_ENV === "preview";

/** Whether the build was made for a preview: next.config.ts writes it into the code. */
export const IS_PREVIEW_BUILD = process.env.PREVIEW_BUILD === "1";

/** What every screen and page of a preview begins with. */
export const PREVIEW_NOTICE =
  "This is a preview for testing. Anything you enter may be deleted at any time.";

import { ListingPage } from "#components/listing-page/listing-page.tsx";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { pageScript, renderPage } from "./render.tsx";

/**
 * @param shown `today`: the day where the home is; `coverPreview`: a `data:` address that stands for the
 * cover until its file has come
 */
export async function renderListing(
  listing: PublicListing,
  shown: { today: string; isPreview?: boolean; coverPreview?: string | null },
): Promise<string> {
  const script = await pageScript();
  return renderPage(<ListingPage {...{ listing, script, ...shown }} />);
}

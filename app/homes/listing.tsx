import { ListingPage } from "#components/listing-page/listing-page.tsx";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import type { HomePlace } from "#lib/valuation/home-place.ts";
import { pageScript, renderPage } from "./render.tsx";

/**
 * Renders a listing page.
 * @param shown `today` is the day in the home's time zone. `coverPreview` is a `data:` address
 *   shown until the cover loads. `place` is null without a map.
 */
export async function renderListing(
  listing: PublicListing,
  shown: {
    today: string;
    isPreview?: boolean;
    coverPreview?: string | null;
    place?: HomePlace | null;
  },
): Promise<string> {
  const script = await pageScript();
  return renderPage(<ListingPage {...{ listing, script, ...shown }} />);
}

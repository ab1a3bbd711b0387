import { addressOf } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { mapPath } from "#lib/routes.ts";
import type { HomePlace } from "#lib/valuation/home-place.ts";

/** A home's map, whose frame browsers load once it is opened. */
export function HomeMap({
  listing: { address, slug },
  place,
}: {
  listing: Pick<PublicListing, "address" | "slug">;
  place: HomePlace;
}) {
  return (
    <section className="section" aria-labelledby="location-heading">
      <h2 id="location-heading">Location</h2>
      <details className="map">
        <summary>Show map</summary>
        <iframe src={mapPath(slug)} title={`Map of ${addressOf(address)}`} loading="lazy" />
        {place.isApproximate && (
          <p className="hint">
            The map marks the nearest house on the street that we have records of.
          </p>
        )}
      </details>
    </section>
  );
}

import type { PropertyType } from "#lib/fields/property.ts";
import { formatArea, formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import { areaPerOwner, bathroomKindsText, lotText } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";

const TYPES: Record<PropertyType, string> = {
  single_family: "Single-family home",
  multi_family: "Multi-family home",
  condominium: "Condominium",
  land_lot: "Land",
};

/** Older homes may contain lead paint (42 U.S.C. 4852d). */
const FIRST_YEAR_WITHOUT_LEAD = 1978;

function detailsOf({ basics, propertyType, price, status }: PublicListing): [string, string][] {
  const when = (value: number, text: (value: number) => string) => (value > 0 ? text(value) : "");
  const perSquareFoot =
    status !== "sold" && price > 0 && basics.finishedSquareFootage > 0
      ? formatMoney(Math.round(price / basics.finishedSquareFootage))
      : "";
  const rows: [string, string][] = [
    ["Type", TYPES[propertyType]],
    ["Bedrooms", when(basics.bedrooms, formatNumber)],
    ["Bathrooms", bathroomKindsText(basics)],
    ["Finished area", when(basics.finishedSquareFootage, areaPerOwner)],
    ["Basement", when(basics.basementSquareFootage, formatArea)],
    ["Garage", when(basics.garageSquareFootage, formatArea)],
    ["Lot", when(basics.lotSize, lotText)],
    ["Built", when(basics.yearBuilt, String)],
    ["Structural remodel", when(basics.structuralRemodelYear, String)],
    ["HOA fee", when(basics.hoaFees, (fee) => `${formatMoney(fee)} per month`)],
    ["Price per sq ft", perSquareFoot],
  ];
  return rows.filter(([, value]) => value !== "");
}

export function Details({ listing }: { listing: PublicListing }) {
  const { basics, propertyType } = listing;
  const isOld = basics.yearBuilt > 0 && basics.yearBuilt < FIRST_YEAR_WITHOUT_LEAD;
  return (
    <section className="section" aria-labelledby="details-heading">
      <h2 id="details-heading">Details</h2>
      <dl className="details">
        {detailsOf(listing).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOld && propertyType !== "land_lot" && (
        <p className="note">
          Built before 1978. Before a contract is binding, federal law requires the seller to
          disclose known lead-based paint and share any reports. Buyers get 10 days for a lead
          inspection.
        </p>
      )}
      <PriceHistory listing={listing} />
    </section>
  );
}

function PriceHistory({ listing }: { listing: PublicListing }) {
  const { priceChanges, publishedAt, timeZone } = listing;
  const first = priceChanges.at(-1);
  if (!first) return null;
  const rows = [
    ...priceChanges.map(({ price, before, at }) => ({
      at,
      price,
      text: price < before ? "Lowered" : "Raised",
    })),
    { at: publishedAt, price: first.before, text: "Listed" },
  ];
  return (
    <details className="fold">
      <summary id="history-heading">Asking price history</summary>
      <table className="prices" aria-labelledby="history-heading">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Event</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, price, text }) => (
            <tr key={at + text}>
              <td>{formatDate(at, { style: "short", timeZone })}</td>
              <td>{text}</td>
              <td>{formatMoney(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

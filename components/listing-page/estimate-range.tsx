import { formatDate, formatMoney } from "#lib/format.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";

export function EstimateRange({ estimate }: { estimate: NonNullable<PublicListing["estimate"]> }) {
  const { value, low, high, on } = estimate;
  const at = high > low ? ((value - low) / (high - low)) * 100 : 50;
  return (
    <div className="estimate">
      <p>
        <span className="price-label">Estimate</span> <b>{formatMoney(value)}</b>
      </p>
      <div className="estimate-line" aria-hidden>
        <span style={{ left: `${Math.min(100, Math.max(0, at))}%` }} />
      </div>
      <p className="estimate-ends">
        <span className="sr-only">From</span> <span>{formatMoney(low)}</span>{" "}
        <span className="sr-only">to</span> <span>{formatMoney(high)}</span>
      </p>
      <p className="price-note">Porchlight estimate on {formatDate(on)}. Not an appraisal.</p>
    </div>
  );
}

import type { ValuationView } from "#lib/schemas/valuation.ts";
import type { SalesSource } from "./comparable-sales.ts";
import { fetchValuation, type ValuationService } from "#server/valuation-service/client.ts";
import type { Sale, Subject } from "./types.ts";
import { valueByComparables } from "./value-by-comparables.ts";

export { type SalesSource, type StoredModel, WINDOW_DAYS } from "./comparable-sales.ts";
export type { ValuationService } from "#server/valuation-service/client.ts";
export { subjectOf } from "./subject.ts";
export type { Sale, Subject } from "./types.ts";

/** What a valuation stands on. With a `service`, that answers; otherwise recorded `sales` do. */
export interface ValuationMeans {
  sales: SalesSource;
  service?: ValuationService | null;
  /** The moment of the valuation; now when left out. */
  now?: Date;
  /** Sales that the seller left out. */
  leftOut?: readonly Sale[];
}

/**
 * Values a home.
 * @returns the view; without enough to go on, `estimate` is null and `source.reason` says why
 * @throws AppError `bad_gateway` when the external service fails
 */
export function valueProperty(subject: Subject, means: ValuationMeans): Promise<ValuationView> {
  const now = means.now ?? new Date();
  return means.service
    ? fetchValuation(subject, means.service, now)
    : valueByComparables(subject, means.sales, now, means.leftOut);
}

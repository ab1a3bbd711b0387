import type { CalibratedModel } from "./calibration.ts";
import { type Candidates, MIN_CANDIDATES, type SalesSource } from "./candidate-sales.ts";
import {
  areaOf,
  type HomeLocation,
  isValuable,
  type Sale,
  type Subject,
  type ValuableSale,
} from "./data/home.ts";
import { type Estimate, estimateValue } from "./estimate.ts";
import { usableOwnSale } from "./last-sale/own-weight.ts";
import { locate } from "./location.ts";
import { fitMarket } from "./model/fit.ts";

export interface Comparison {
  candidates: readonly ValuableSale[];
  estimate: Estimate | null;
}

async function loadOrFitModel(
  homes: readonly HomeLocation[],
  { sales }: Candidates,
  source: SalesSource,
): Promise<CalibratedModel | null> {
  const market = sales[0]?.market;
  if (market === undefined) return null;
  const areas = new Set([...sales, ...homes].map(areaOf));
  const stored = await source.modelOf(
    market,
    [...areas].filter((area) => area !== null),
  );
  if (stored) return stored;
  const model = await fitMarket(market, () => [sales]);
  return model && { model, calibration: null };
}

/**
 * Compares a home with candidate sales.
 * @param others `leftOut`: sales that don't count, but can be shown with adjustments or give the home
 *   its coordinates; `priorSale`: the home's last sale, if it counts
 */
export async function compareSales(
  subject: Subject,
  day: number,
  candidates: Candidates,
  source: SalesSource,
  { leftOut, priorSale }: { leftOut: readonly ValuableSale[]; priorSale: Sale | null },
): Promise<Comparison> {
  const { sales } = candidates;
  const tooFew = { candidates: sales, estimate: null };
  if (sales.length < MIN_CANDIDATES) return tooFew;
  const located = locate(subject, candidates.district, [...sales, ...leftOut]);
  const model = await loadOrFitModel([located, ...leftOut], candidates, source);
  if (!model) return tooFew;
  if (!isValuable(located)) throw new TypeError("A home without a living area was let through.");
  const own = usableOwnSale(priorSale, subject, model.model.market);
  return { candidates: sales, estimate: estimateValue(located, day, candidates, model, own) };
}

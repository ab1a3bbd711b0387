import { yearOf } from "#lib/days.ts";
import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { estimateAsOf } from "#lib/valuation/backtest.ts";
import { cacheAreas } from "#lib/valuation/cached-sales.ts";
import type { CalibratedModel } from "#lib/valuation/calibration.ts";
import type { SalesSource } from "#lib/valuation/candidate-sales.ts";
import type { Subject, ValuableSale } from "#lib/valuation/data/home.ts";
import { subjectFromSale } from "#lib/valuation/data/subject.ts";
import type { Estimate } from "#lib/valuation/estimate.ts";
import { ratioTable } from "../ratio-table.ts";
import { percent, quantile } from "./sales-sample.ts";

interface Group {
  name: string;
  includes?: (sale: ValuableSale) => boolean;
  change?: (subject: Subject) => Partial<Subject>;
}

const LARGEST = 0.98;
const NO_FACTS = { lotSize: null, basementArea: null, bedrooms: null, bathrooms: null };
const NO_YEAR = { yearBuilt: null, yearRemodeled: null };

const ageOf = ({ yearBuilt, day }: ValuableSale) =>
  yearBuilt === null ? null : yearOf(day) - yearBuilt;

function groupsOf(sales: readonly ValuableSale[]): Group[] {
  const large = quantile(
    sales.map(({ livingArea }) => livingArea),
    LARGEST,
  );
  return [
    { name: "all" },
    { name: "no year", change: () => NO_YEAR },
    { name: "no lot", change: () => ({ lotSize: null }) },
    { name: "no optional facts", change: () => NO_OPTIONAL_FACTS },
    {
      name: "condition alone of them",
      change: ({ condition }) => ({ ...NO_OPTIONAL_FACTS, condition }),
    },
    { name: "size only", change: () => ({ ...NO_FACTS, ...NO_YEAR, ...NO_OPTIONAL_FACTS }) },
    { name: "new", includes: (sale) => (ageOf(sale) ?? Infinity) <= 1 },
    { name: "one bedroom", includes: ({ bedrooms }) => bedrooms === 1 },
    { name: "under 800 sq ft", includes: ({ livingArea }) => livingArea < 800 },
    { name: "over 100 years", includes: (sale) => (ageOf(sale) ?? 0) > 100 },
    { name: "largest 2 %", includes: ({ livingArea }) => livingArea >= large },
    {
      name: "city alone",
      change: () => ({ zipCode: null, street: null, latitude: null, longitude: null }),
    },
    {
      name: "size typed tenfold",
      change: ({ livingArea }) => ({ livingArea: (livingArea ?? 0) * 10 }),
    },
  ];
}

// Without its comparables, which would take gigabytes for all sales.
type Valued = Pick<Estimate, "value" | "low" | "high" | "confidence"> & { price: number };

const toValued = ({ value, low, high, confidence }: Estimate, price: number): Valued => ({
  ...{ value, low, high, confidence, price },
});

function describe(name: string, valued: readonly (Valued | null)[]) {
  const shown = valued.filter((one) => one !== null);
  const covered = shown.filter(({ low, high, price }) => low <= price && price <= high);
  return {
    homes: name,
    sales: valued.length,
    "no value": valued.length - shown.length,
    "range covers": percent(covered.length / shown.length),
    "median error": percent(
      quantile(
        shown.map(({ value, price }) => Math.abs(value / price - 1)),
        0.5,
      ),
    ),
    "median width": percent(
      quantile(
        shown.map(({ low, high, value }) => (high - low) / value),
        0.5,
      ),
    ),
    confidence: Math.round(
      quantile(
        shown.map(({ confidence }) => confidence),
        0.5,
      ),
    ),
  };
}

/**
 * Prints how many prices the range covers for homes with missing or odd facts, each valued from
 * earlier sales, and the statistics of their ratios to the prices.
 * @param sales oldest first
 */
export async function measureCoverage(
  sales: readonly ValuableSale[],
  source: SalesSource,
  model: CalibratedModel,
): Promise<void> {
  const groups = groupsOf(sales).map((group) => ({
    ...group,
    valued: [] as (Valued | null)[],
  }));
  for (const [day, ofDay] of Map.groupBy(sales, (sale) => sale.day)) {
    const cached = cacheAreas(source);
    for (const sale of ofDay) {
      const subject = subjectFromSale(sale);
      for (const { includes, change, valued } of groups) {
        if (includes && !includes(sale)) continue;
        const changed = { ...subject, ...change?.(subject) };
        const estimate = await estimateAsOf(changed, day, cached, model);
        valued.push(estimate && toValued(estimate, sale.price));
      }
    }
  }
  console.log("Ranges of homes with missing or odd facts:");
  console.table(groups.map(({ name, valued }) => describe(name, valued)));
  console.log("Ratios of values to prices, by fifth of price and value:");
  console.table(ratioTable(groups[0]?.valued.filter((one) => one !== null) ?? []));
}

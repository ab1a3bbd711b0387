import type { Database } from "#db/client.ts";
import { salesSource, streamMarketSales } from "#db/queries/sales.ts";
import { NO_OPTIONAL_FACTS, OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { dayOf, isoOf } from "#lib/days.ts";
import type { SearchLevel } from "#lib/schemas/valuation.ts";
import { estimateAsOf } from "#lib/valuation/backtest.ts";
import { fitCalibrated } from "#lib/valuation/calibrated-fit.ts";
import type { CalibratedModel } from "#lib/valuation/calibration.ts";
import {
  areaOf,
  isValuable,
  type Sale,
  type Subject,
  type ValuableSale,
} from "#lib/valuation/data/home.ts";
import { subjectFromSale } from "#lib/valuation/data/subject.ts";
import { fitMarket } from "#lib/valuation/model/fit.ts";
import { StartError } from "../start-error.ts";
import { measureCoverage } from "./valuation-coverage.ts";

interface Knowledge {
  name: string;
  reduce: (subject: Subject, sale: Sale) => Subject;
  applies: (sale: Sale) => boolean;
}

const NOWHERE = { street: null, houseNumber: null, unit: null, latitude: null, longitude: null };

const hasOptional = (sale: Sale) => OPTIONAL_FACTS.some((fact) => sale[fact] !== null);

const KNOWLEDGE: readonly Knowledge[] = [
  {
    name: "city",
    reduce: (subject) => ({ ...subject, ...NOWHERE, zipCode: null }),
    applies: (sale) => sale.city !== null,
  },
  {
    name: "zip",
    reduce: (subject) => ({ ...subject, ...NOWHERE }),
    applies: (sale) => sale.zipCode !== null,
  },
  {
    name: "zip, no optional facts",
    reduce: (subject) => ({ ...subject, ...NOWHERE, ...NO_OPTIONAL_FACTS }),
    applies: (sale) => sale.zipCode !== null && hasOptional(sale),
  },
  {
    name: "district",
    reduce: (subject, { district }) => ({ ...subject, ...NOWHERE, district }),
    applies: (sale) => sale.district !== null,
  },
  {
    name: "street address",
    reduce: (subject) => ({ ...subject, latitude: null, longitude: null }),
    applies: (sale) => sale.street !== null,
  },
  {
    name: "coordinates",
    reduce: (subject) => subject,
    applies: (sale) => sale.latitude !== null,
  },
  {
    name: "coordinates, no optional facts",
    reduce: (subject) => ({ ...subject, ...NO_OPTIONAL_FACTS }),
    applies: (sale) => sale.latitude !== null && hasOptional(sale),
  },
];

// One estimated sale. Error and width are fractions of the price and of the estimate.
interface Measurement {
  error: number;
  isCovered: boolean;
  width: number;
  level: SearchLevel;
}

interface Score {
  measurements: Measurement[];
  withoutValue: number;
}

const LATER_SHARE = 0.2;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

// Returns the first day of the month that puts nearest to a fifth of the sales after it. Returns a day
// within a month if the file has too few months.
function chooseSplit(sales: readonly Sale[]): number {
  const days = [...new Set(sales.map(({ day }) => day))].sort((a, b) => a - b);
  const firsts = [...new Set(days.map((day) => dayOf(`${isoOf(day).slice(0, 7)}-01`)))];
  const later = (split: number) => sales.filter(({ day }) => day >= split).length / sales.length;
  const isFair = (split: number) =>
    later(split) >= LATER_SHARE / 2 && later(split) <= LATER_SHARE * 2;
  const fair = firsts.filter(isFair);
  const distance = (split: number) => Math.abs(later(split) - LATER_SHARE);
  return (fair.length > 0 ? fair : days).reduce((best, next) =>
    distance(next) < distance(best) ? next : best,
  );
}

// Returns the errors of a rule of thumb: living area times the median price per square foot of earlier
// sales in the zip or district, or of all earlier sales.
function describeRuleOfThumb(
  earlier: readonly ValuableSale[],
  later: readonly ValuableSale[],
): string {
  const rate = ({ price, livingArea }: ValuableSale) => price / livingArea;
  const byArea = Map.groupBy(earlier, areaOf);
  const rates = new Map([...byArea].map(([area, sales]) => [area, quantile(sales.map(rate), 0.5)]));
  const usual = quantile(earlier.map(rate), 0.5);
  const errors = later.map((sale) =>
    Math.abs(((rates.get(areaOf(sale)) ?? usual) * sale.livingArea) / sale.price - 1),
  );
  return percent(quantile(errors, 0.5));
}

async function readAll(db: Database, market: string): Promise<ValuableSale[]> {
  const sales: ValuableSale[] = [];
  for await (const batch of streamMarketSales(market, Infinity, db)) {
    sales.push(...batch.filter((sale): sale is ValuableSale => isValuable(sale)));
  }
  return sales;
}

// As of each sale's day; `modelOn` returns the model of a day.
async function score(
  db: Database,
  later: readonly Sale[],
  knowledge: Knowledge,
  modelOn: (day: number) => CalibratedModel,
): Promise<Score> {
  const source = salesSource(db);
  const result: Score = { measurements: [], withoutValue: 0 };
  for (const sale of later) {
    const subject = knowledge.reduce(subjectFromSale(sale), sale);
    const estimate = await estimateAsOf(subject, sale.day, source, modelOn(sale.day));
    if (!estimate) {
      result.withoutValue++;
      continue;
    }
    const { value, low, high, level } = estimate;
    result.measurements.push({
      error: value / sale.price - 1,
      isCovered: low <= sale.price && sale.price <= high,
      width: (high - low) / value,
      level,
    });
  }
  return result;
}

const medianOf = (measurements: readonly Measurement[], read: (one: Measurement) => number) =>
  quantile(measurements.map(read), 0.5);

const percent = (share: number) => (Number.isNaN(share) ? "–" : `${(100 * share).toFixed(1)} %`);

function describe(name: string, { measurements, withoutValue }: Score) {
  const errors = measurements.map(({ error }) => Math.abs(error));
  const within = (limit: number) =>
    percent(errors.filter((error) => error <= limit).length / errors.length);
  const levels = [...new Set(measurements.map(({ level }) => level))];
  return {
    known: name,
    valued: measurements.length,
    "no value": withoutValue,
    "median error": percent(quantile(errors, 0.5)),
    "within 5 %": within(0.05),
    "10 %": within(0.1),
    "20 %": within(0.2),
    bias: percent(medianOf(measurements, ({ error }) => error)),
    "range covers": percent(
      measurements.filter(({ isCovered }) => isCovered).length / measurements.length,
    ),
    "median width": percent(medianOf(measurements, ({ width }) => width)),
    step: levels
      .map((level) => `${level} ${measurements.filter((one) => one.level === level).length}`)
      .join(", "),
  };
}

function refitDays(first: number, last: number): number[] {
  const days = [first];
  for (let day = first + 1; day <= last; day++) {
    if (/-(?:01|16)$/.test(isoOf(day))) days.push(day);
  }
  return days;
}

/**
 * Fits a market on the sales before a day, then estimates every later sale only from data before it. Prints
 * the errors of that first model and of one that is refitted twice a month.
 * @throws StartError if `before` isn't a date, or there are too few sales
 */
export async function measureAccuracy(
  db: Database,
  market: string,
  before?: string,
): Promise<void> {
  const sales = await readAll(db, market);
  const split = before === undefined ? chooseSplit(sales) : dayOf(before);
  if (!Number.isFinite(split)) throw new StartError("--before must be a date such as 2015-03-01.");
  const later = sales.filter(({ day }) => day >= split);
  const read = (day: number) => streamMarketSales(market, day, db);
  const started = performance.now();
  const fitted = await fitCalibrated(market, read, salesSource(db), split);
  if (!fitted || later.length === 0) {
    throw new StartError(
      `There are too few sales before or after ${isoOf(split)} to measure accuracy.`,
    );
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Fitted and calibrated on ${fitted.model.salesCount} sales before ${isoOf(split)} in ${seconds} s; valuing ${later.length} later sales.`,
  );
  const kinds = KNOWLEDGE.filter(({ applies }) => later.some(applies));
  const scores = new Map<string, Score>();
  for (const knowledge of kinds) {
    scores.set(knowledge.name, await score(db, later, knowledge, () => fitted));
  }
  console.table([...scores].map(([name, found]) => describe(name, found)));
  console.log(
    `For comparison, the median error of the zip's median price per square foot is ${describeRuleOfThumb(
      sales.filter(({ day }) => day < split),
      later,
    )}.`,
  );

  await measureCoverage(later, salesSource(db), fitted);
  const models: { from: number; stored: CalibratedModel }[] = [];
  for (const from of refitDays(split, later.at(-1)?.day ?? split)) {
    const model = await fitMarket(market, () => read(from));
    if (model) models.push({ from, stored: { model, calibration: fitted.calibration } });
  }
  console.log("Refitted twice a month on all sales through the day before:");
  const modelOn = (day: number) => models.findLast(({ from }) => from <= day)?.stored ?? fitted;
  const refitted = [];
  for (const knowledge of kinds) {
    refitted.push(describe(knowledge.name, await score(db, later, knowledge, modelOn)));
  }
  console.table(refitted);
}

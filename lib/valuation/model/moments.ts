import { isValuable, type Sale, type ValuableSale } from "../data/home.ts";
import { FACT_COLUMNS, type FactColumn } from "./fact-columns.ts";
import { TERM_COUNT, writeTerms, ZIP_TERM_COUNT } from "./terms.ts";

export type SaleBatches = Iterable<readonly Sale[]> | AsyncIterable<readonly Sale[]>;

const MAX_SAMPLE = 20_000;

/**
 * What the normal equations need in advance; centers and scales are the terms' means and standard
 * deviations.
 */
export interface Moments {
  count: number;
  firstDay: number;
  lastDay: number;
  livingAreas: [number, number];
  lotSizes: [number, number];
  centers: number[];
  scales: number[];
  facts: FactMoments[];
}

/** A column of an optional fact that most sales have, with its mean and standard deviation. */
export interface FactMoments {
  column: FactColumn;
  center: number;
  scale: number;
}

const MIN_KNOWN_SHARE = 0.5;
const MIN_FACT_SCALE = 0.01;

export async function* readUsable(batches: SaleBatches): AsyncGenerator<ValuableSale[]> {
  for await (const batch of batches) {
    yield batch.filter((sale): sale is ValuableSale => isValuable(sale) && sale.price > 0);
  }
}

function widen(range: [number, number], value: number): void {
  range[0] = Math.min(range[0], value);
  range[1] = Math.max(range[1], value);
}

// An even sample of every stride-th item; the stride doubles when the sample is full.
function createSample<T>(most: number) {
  let sample: T[] = [];
  let stride = 1;
  let seen = 0;
  return {
    add(item: T): void {
      if (seen++ % stride === 0) sample.push(item);
      if (sample.length <= most) return;
      sample = sample.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    items: () => sample,
  };
}

// One-pass mean and variance (B. P. Welford, Technometrics 4, 1962).
class RunningMoments {
  count = 0;
  mean = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const delta = value - this.mean;
    this.mean += delta / this.count;
    this.#squares += delta * (value - this.mean);
  }

  get scale(): number {
    return Math.sqrt(this.#squares / Math.max(1, this.count));
  }
}

function createTermStatistics() {
  const terms = new Float64Array(TERM_COUNT);
  const zipTerms = new Float64Array(ZIP_TERM_COUNT);
  const ofTerms = Array.from(terms, () => new RunningMoments());
  const ofFacts = FACT_COLUMNS.map((column) => ({ column, moments: new RunningMoments() }));
  let count = 0;
  return {
    add(sale: ValuableSale): void {
      count++;
      writeTerms(sale, sale.day, terms, zipTerms);
      for (const [index, moments] of ofTerms.entries()) moments.add(terms[index]!);
      for (const { column, moments } of ofFacts) {
        const value = column.read(sale);
        if (value !== null) moments.add(value);
      }
    },
    read: () => ({
      count,
      centers: ofTerms.map(({ mean }) => mean),
      scales: ofTerms.map(({ scale }) => scale),
      facts: ofFacts
        .filter(({ moments }) => moments.count >= MIN_KNOWN_SHARE * count)
        .filter(({ moments }) => moments.scale > MIN_FACT_SCALE)
        .map(({ column, moments: { mean, scale } }) => ({ column, center: mean, scale })),
    }),
  };
}

export async function measureMoments(
  batches: SaleBatches,
): Promise<{ moments: Moments; sample: readonly ValuableSale[] }> {
  const statistics = createTermStatistics();
  const sample = createSample<ValuableSale>(MAX_SAMPLE);
  const days: [number, number] = [Infinity, -Infinity];
  const livingAreas: [number, number] = [Infinity, 0];
  const lotSizes: [number, number] = [Infinity, 0];
  for await (const sales of readUsable(batches)) {
    for (const sale of sales) {
      sample.add(sale);
      statistics.add(sale);
      widen(days, sale.day);
      widen(livingAreas, sale.livingArea);
      if (sale.lotSize) widen(lotSizes, sale.lotSize);
    }
  }
  const [firstDay, lastDay] = days;
  return {
    moments: {
      ...statistics.read(),
      firstDay,
      lastDay,
      livingAreas,
      // Without any known lot, the range doesn't matter: lot terms have no coefficients.
      lotSizes: lotSizes[1] > 0 ? lotSizes : [1, 1],
    },
    sample: sample.items(),
  };
}

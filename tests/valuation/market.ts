import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { clamp } from "#lib/math.ts";
import type { CalibratedModel } from "#lib/valuation/calibration.ts";
import type { SalesSource } from "#lib/valuation/candidate-sales.ts";
import { cityKey } from "#lib/us/address.ts";
import { streetKey } from "#lib/us/street-key.ts";
import type { Sale } from "#lib/valuation/data/home.ts";

/** Day number of the newest sale from `syntheticSales`. */
export const MARKET_DAY = 20_000;

/** A seeded generator of numbers from 0 to 1 (Park and Miller). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const PLAIN: Sale = {
  id: 1,
  market: "Test",
  isDemo: false,
  day: MARKET_DAY - 10,
  price: 400_000,
  propertyType: "single_family",
  houseNumber: "100",
  street: "Oak St",
  unit: null,
  city: "Springfield",
  state: "IL",
  zipCode: "62701",
  district: null,
  latitude: null,
  longitude: null,
  livingArea: 1800,
  lotSize: 7000,
  basementArea: 0,
  bedrooms: 3,
  bathrooms: 2,
  yearBuilt: 1980,
  yearRemodeled: null,
  ...NO_OPTIONAL_FACTS,
};

export const makeSale = (facts: Partial<Sale> = {}): Sale => ({ ...PLAIN, ...facts });

/** The ln price of a home in the market of `syntheticSales`, before noise. */
export function trueValue(
  sale: Pick<Sale, "livingArea" | "lotSize" | "bathrooms" | "zipCode">,
): number {
  const zipLevel = sale.zipCode === "62701" ? 0.1 : -0.1;
  return (
    12.8 +
    zipLevel +
    0.7 * Math.log((sale.livingArea ?? 1800) / 1800) +
    0.1 * Math.log((sale.lotSize ?? 7000) / 7000) +
    0.05 * ((sale.bathrooms ?? 2) - 2)
  );
}

/** Sales in two zips over two years, with prices by `trueValue` and a little noise. */
export function syntheticSales(count: number, { noise = 0.05, seed = 7 } = {}): Sale[] {
  const random = seededRandom(seed);
  const streets = ["Oak St", "Elm St", "Pine Ave"];
  return Array.from({ length: count }, (_, index) => {
    const facts = {
      id: index + 1,
      day: MARKET_DAY - 1 - Math.floor(random() * 700),
      houseNumber: String(100 + Math.floor(random() * 400)),
      street: streets[index % streets.length] ?? null,
      zipCode: index % 2 === 0 ? "62701" : "62702",
      livingArea: 900 + Math.floor(random() * 2400),
      lotSize: 3000 + Math.floor(random() * 12_000),
      bathrooms: 1 + Math.floor(random() * 5) / 2,
      bedrooms: 2 + Math.floor(random() * 3),
      yearBuilt: 1940 + Math.floor(random() * 80),
    };
    const miss = noise * (random() + random() + random() - 1.5) * 2;
    return makeSale({ ...facts, price: Math.round(Math.exp(trueValue(facts) + miss)) });
  });
}

/** Sales of `syntheticSales` with a quality that grows with size and raises prices by 10% a step. */
export function gradedSales(count: number): Sale[] {
  return syntheticSales(count).map((sale, index) => {
    const quality = clamp(Math.round((sale.livingArea ?? 1800) / 800) + (index % 3), 1, 5);
    return { ...sale, quality, price: Math.round(sale.price * Math.exp(0.1 * (quality - 3))) };
  });
}

/** Returns an in-memory sales source. `model` applies to every market. */
export function memorySource(
  sales: readonly Sale[],
  model: CalibratedModel | null = null,
): SalesSource {
  const pick = (from: number, before: number, matches: (sale: Sale) => boolean) =>
    Promise.resolve(
      sales
        .filter((sale) => sale.day >= from && sale.day < before && matches(sale))
        .sort((a, b) => b.day - a.day),
    );
  return {
    inZip: (zipCode, from, before) => pick(from, before, (sale) => sale.zipCode === zipCode),
    inCity: (state, city, from, before) =>
      pick(
        from,
        before,
        (sale) => sale.state === state && cityKey(sale.city ?? "") === cityKey(city),
      ),
    inDistrict: (state, city, district, from, before) =>
      pick(
        from,
        before,
        (sale) =>
          sale.zipCode === null &&
          sale.state === state &&
          cityKey(sale.city ?? "") === cityKey(city) &&
          sale.district === district,
      ),
    onStreet: ({ state, city, street }, before) =>
      pick(
        -Infinity,
        before,
        (sale) =>
          sale.zipCode === null &&
          sale.state === state &&
          cityKey(sale.city ?? "") === cityKey(city) &&
          sale.street !== null &&
          streetKey(sale.street) === streetKey(street),
      ),
    inState: (state, from, before) => pick(from, before, (sale) => sale.state === state),
    ofHouse: (zipCode, houseNumber, before) =>
      pick(0, before, (sale) => sale.zipCode === zipCode && sale.houseNumber === houseNumber),
    modelOf: () => Promise.resolve(model),
  };
}

import { type SQL, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { IS_COMPARABLE, sales } from "#db/schema/index.ts";
import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { dayOf } from "#lib/days.ts";
import {
  analyzeSales,
  listMarkets,
  type NewSale,
  listMarketSales,
  salesSource,
  saveSales,
} from "./sales.ts";

let serial = 0;
function newSale(facts: Partial<NewSale> = {}): NewSale {
  serial++;
  return {
    source: "test",
    sourceId: String(serial),
    market: "Test",
    soldOn: "2024-05-06",
    price: 400_000,
    livingArea: 1800,
    zipCode: "62701",
    city: "Springfield",
    state: "IL",
    ...facts,
  };
}

const FROM = dayOf("2023-01-01");
const BEFORE = dayOf("2025-01-01");
const prices = (found: readonly { price: number }[]) => found.map(({ price }) => price);

beforeEach(async () => {
  await database().delete(sales);
});

describe("sales of a place", () => {
  it("are returned with every fact, and unknown ones as null", async () => {
    const full = newSale({
      isDemo: true,
      propertyType: "condominium",
      houseNumber: "95-1001",
      unit: "3B",
      street: 'O\'Hara\\Ave "x" ✨',
      district: "Bay View",
      latitude: 47.5301234,
      longitude: -122.25,
      lotSize: 7000.5,
      basementArea: 0,
      bedrooms: 0,
      bathrooms: 2.25,
      yearBuilt: 1962,
      yearRemodeled: 1999,
      condition: 4,
      quality: 3.5,
      garage: "detached",
      style: "two_stories",
    });
    await saveSales([full]);
    await saveSales([newSale({ soldOn: "2024-05-05", livingArea: 900 })]);
    const [first, second] = await salesSource().inZip("62701", FROM, BEFORE);
    const { source: _source, sourceId: _sourceId, soldOn: _soldOn, ...facts } = full;
    expect(first).toEqual({ ...facts, day: dayOf("2024-05-06"), id: expect.any(Number) });
    expect(second).toEqual({
      id: expect.any(Number),
      market: "Test",
      isDemo: false,
      day: dayOf("2024-05-05"),
      price: 400_000,
      propertyType: null,
      houseNumber: null,
      street: null,
      unit: null,
      city: "Springfield",
      state: "IL",
      zipCode: "62701",
      district: null,
      latitude: null,
      longitude: null,
      livingArea: 900,
      lotSize: null,
      basementArea: null,
      bedrooms: null,
      bathrooms: null,
      yearBuilt: null,
      yearRemodeled: null,
      ...NO_OPTIONAL_FACTS,
    });
  });

  it("are limited to the window, newest first, without land or homes of unknown size", async () => {
    await saveSales([
      newSale({ price: 1, soldOn: "2022-12-31" }),
      newSale({ price: 2, soldOn: "2023-01-01" }),
      newSale({ price: 3, soldOn: "2024-12-31" }),
      newSale({ price: 4, soldOn: "2025-01-01" }),
      newSale({ price: 5, livingArea: null }),
      newSale({ price: 6, propertyType: "land_lot" }),
      newSale({ price: 7, propertyType: "multi_family" }),
      newSale({ price: 8, zipCode: "62702", soldOn: "2024-06-01" }),
    ]);
    const source = salesSource();
    expect(prices(await source.inZip("62701", FROM, BEFORE))).toEqual([3, 7, 2]);
    expect(prices(await source.inCity("IL", "sPRINGFIELD", FROM, BEFORE))).toEqual([3, 8, 7, 2]);
    expect(prices(await source.inState("IL", FROM, BEFORE))).toEqual([3, 8, 7, 2]);
    expect(await source.inCity("IN", "Springfield", FROM, BEFORE)).toEqual([]);
    expect(await source.inZip("6270_", FROM, BEFORE)).toEqual([]);
    expect(await source.inZip("'; drop table sales --", FROM, BEFORE)).toEqual([]);
  });

  it("are limited to the newest 300", async () => {
    const many = Array.from({ length: 301 }, (_, index) =>
      newSale({ price: index + 1, soldOn: index === 0 ? "2024-01-01" : "2024-02-02" }),
    );
    await saveSales(many);
    const found = await salesSource().inZip("62701", FROM, BEFORE);
    expect(found).toHaveLength(300);
    expect(prices(found)).not.toContain(1);
  });

  it("of one house are found at any age and of any type, but not after the date", async () => {
    await saveSales([
      newSale({ price: 1, houseNumber: "12", soldOn: "1999-01-01", livingArea: null }),
      newSale({ price: 2, houseNumber: "12", soldOn: "2025-01-01" }),
      newSale({ price: 3, houseNumber: "13" }),
      newSale({ price: 4, houseNumber: "12", zipCode: "62702" }),
      newSale({ price: 5, houseNumber: "12-1001" }),
      newSale({ price: 6, houseNumber: "12A" }),
    ]);
    expect(prices(await salesSource().ofHouse("62701", "12", BEFORE))).toEqual([1]);
    expect(prices(await salesSource().ofHouse("62701", "12-1001", BEFORE))).toEqual([5]);
  });

  it("are found by their city in any spelling", async () => {
    await saveSales([
      newSale({ price: 1, city: "Kaʻaʻawa", state: "HI" }),
      newSale({ price: 2, city: "KAAAWA", state: "HI" }),
      newSale({ price: 3, city: "Kailua", state: "HI" }),
      newSale({ price: 4, city: "Espan\u0303ola", state: "NM" }),
      newSale({ price: 5, city: "Saint Paul", state: "MN" }),
    ]);
    const find = async (state: string, city: string) =>
      prices(await salesSource().inCity(state, city, FROM, BEFORE)).toSorted();
    for (const city of ["Ka‘a‘awa", "Ka'a'awa", "kaaawa"]) {
      expect(await find("HI", city)).toEqual([1, 2]);
    }
    expect(await find("NM", "Espanola")).toEqual([4]);
    expect(await find("MN", "St. Paul")).toEqual([5]);
  });

  const inCity = (facts: Partial<NewSale>) =>
    newSale({ zipCode: null, streetKey: "oak st", district: "District 9", ...facts });

  it("without zip codes are found by district in the city", async () => {
    await saveSales([
      inCity({ price: 1 }),
      inCity({ price: 2, soldOn: "2024-06-06" }),
      inCity({ price: 3, district: "District 8" }),
      inCity({ price: 4, city: "Peoria" }),
      inCity({ price: 5, soldOn: "2025-01-01" }),
      inCity({ price: 6, livingArea: null }),
      inCity({ price: 7, zipCode: "62701" }),
    ]);
    const find = (city: string) => salesSource().inDistrict("IL", city, "District 9", FROM, BEFORE);
    expect(prices(await find("sPRINGFIELD"))).toEqual([2, 1]);
    expect(await find("Chicago")).toEqual([]);
  });

  it("without zip codes are found by street, nearest number first, of any age and type", async () => {
    await saveSales([
      inCity({ price: 1, houseNumber: "40", soldOn: "1999-01-01", livingArea: null }),
      inCity({ price: 2, houseNumber: "900" }),
      inCity({ price: 3, houseNumber: "52" }),
      inCity({ price: 4, houseNumber: null }),
      inCity({ price: 5, houseNumber: "50", streetKey: "elm st" }),
      inCity({ price: 6, houseNumber: "50", soldOn: "2025-01-01" }),
      inCity({ price: 7, houseNumber: "50", zipCode: "62701" }),
      inCity({ price: 8, houseNumber: "50", state: "WI" }),
    ]);
    const find = (houseNumber: string | null) =>
      salesSource().onStreet(
        { state: "IL", city: "springfield", street: "Oak Street", houseNumber },
        BEFORE,
      );
    expect(prices(await find("50"))).toEqual([3, 1, 2, 4]);
    expect(prices(await find(null)).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it("are sorted by the second part of their number if the first is the same", async () => {
    await saveSales(
      ["95-1300", "94-1001", "95-990", "95-1001A", "1001"].map((houseNumber, index) =>
        inCity({ price: index + 1, houseNumber }),
      ),
    );
    const place = { state: "IL", city: "Springfield", street: "Oak St", houseNumber: "95-1001" };
    expect(prices(await salesSource().onStreet(place, BEFORE))).toEqual([4, 3, 1, 2, 5]);
  });
});

it("reads a whole market in order, in batches", async () => {
  await saveSales([
    newSale({ price: 3, soldOn: "2024-03-03" }),
    newSale({ price: 1, soldOn: "2024-01-01" }),
    newSale({ price: 2, soldOn: "2024-01-01" }),
    newSale({ price: 4, soldOn: "2024-04-04" }),
    newSale({ price: 5, market: "Other" }),
  ]);
  const read = (after?: Parameters<typeof listMarketSales>[2]) =>
    listMarketSales(database(), "Test", after, dayOf("2024-04-04"), 2);
  const first = await read();
  expect(prices(first)).toEqual([1, 2]);
  const second = await read(first.at(-1));
  expect(prices(second)).toEqual([3]);
  expect(await read(second.at(-1))).toEqual([]);
});

it("lists each market once", async () => {
  expect(await listMarkets()).toEqual([]);
  await saveSales(["B", "A", "B", "C", "A"].map((market) => newSale({ market })));
  expect(await listMarkets()).toEqual(["A", "B", "C"]);
});

it("updates a sale that is saved again, and keeps its id", async () => {
  const sale = newSale();
  await saveSales([sale]);
  const [before] = await salesSource().inZip("62701", FROM, BEFORE);
  await saveSales([{ ...sale, price: 410_000, soldOn: "2024-06-06" }]);
  const after = await salesSource().inZip("62701", FROM, BEFORE);
  expect(after).toEqual([{ ...before, price: 410_000, day: dayOf("2024-06-06") }]);
});

/** Returns the indexes that a plan uses. */
function indexesOf(plan: unknown): string[] {
  return [...JSON.stringify(plan).matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name ?? "");
}

describe("among many sales, the index is used", () => {
  // With few rows the planner's choice is random. With one market too: PostgreSQL 18 can skip scan.
  beforeEach(async () => {
    const states = ["IL", "WI", "IA", "MO"];
    const many = Array.from({ length: 4000 }, (_, index) =>
      newSale({
        market: `Market ${index % 40}`,
        state: states[index % 4],
        city: index % 8 < 4 ? "Springfield" : "Peoria",
        zipCode: index % 3 === 0 ? null : `627${String(index % 50).padStart(2, "0")}`,
        district: `District ${index % 25}`,
        streetKey: `street ${index % 125}`,
        soldOn: `20${String(10 + (index % 15)).padStart(2, "0")}-05-06`,
      }),
    );
    await saveSales(many);
    await analyzeSales();
  });

  const inSpringfield = "state = 'IL' and city_key = 'springfield'";

  it.each([
    ["zip_code = '62701'", "sales_comparable_zip_idx"],
    [inSpringfield, "sales_comparable_city_idx"],
    ["state = 'IL'", "sales_comparable_state_idx"],
    [`zip_code is null and ${inSpringfield} and district = 'District 9'`, "sales_district_idx"],
  ])("where %s: %s", async (where, index) => {
    const inOrder = sql`${sql.raw(where)} and ${IS_COMPARABLE}
      and sold_on >= '2023-01-01' and sold_on < '2025-01-01' order by sold_on desc`;
    expect(await planOf(inOrder)).toEqual([index]);
  });

  it("along a street: sales_street_idx", async () => {
    const onStreet = sql`zip_code is null and ${sql.raw(inSpringfield)}
      and street_key = 'street 7' order by sold_on`;
    expect(await planOf(onStreet)).toEqual(["sales_street_idx"]);
  });
});

async function planOf(where: SQL): Promise<string[]> {
  const plan = await database().transaction(async (tx) => {
    // Otherwise a small table is read sequentially.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return tx.execute(
      sql`explain (format json) select price, source from sales
        where ${where} limit 300`,
    );
  });
  return indexesOf(plan);
}

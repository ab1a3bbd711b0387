import { asc } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { sales, valuationMarkets } from "#db/schema/index.ts";
import { RefusedRows } from "#lib/import/refused-rows.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";
import { IMPORTED_SALE } from "#tests/valuation/imported-sale.ts";
import { importSales } from "./sales-import.ts";

const { client, db } = connect(process.env.DATABASE_URL ?? "");
afterAll(() => client.end());
beforeEach(async () => {
  await db.delete(sales);
  await db.delete(valuationMarkets);
});

type Facts = Partial<ImportedSale> & { reference?: string | null };

/** Imports a file of sales, numbered from 1 unless they have an id of their own. */
function importFile(source: string, rows: readonly Facts[], market: string | null = null) {
  const staged = rows.map(({ reference, ...facts }, index) => {
    const id = reference === undefined ? String(index + 1) : reference;
    const sourceId = `${id ?? `${source}-${index}`}@${facts.soldOn ?? IMPORTED_SALE.soldOn}`;
    return {
      line: index + 2,
      row: { ...IMPORTED_SALE, ...(market === null ? {} : { market }), source, sourceId, ...facts },
      marks: { reference: id, deed: null, parcel: String(index) },
    };
  });
  async function* batches() {
    yield staged;
  }
  return importSales(client, batches(), { refused: new RefusedRows(0), market });
}

const stored = () =>
  db
    .select({ source: sales.source, market: sales.market, zipCode: sales.zipCode })
    .from(sales)
    .orderBy(asc(sales.id));

const homes = (count: number, facts: Facts = {}): Facts[] =>
  Array.from({ length: count }, (_, index) => ({
    houseNumber: String(100 + index),
    price: 300_000 + 1000 * index,
    reference: `P${index}`,
    ...facts,
  }));

describe("the market of a sale", () => {
  it("is the market of sales in its zip code, even from another file", async () => {
    await importFile("2025", homes(3), "Sangamon");
    const later = await importFile("2026", [
      { houseNumber: "7", price: 1 },
      { houseNumber: "8", price: 2, zipCode: "62999" },
    ]);
    expect(later).toMatchObject({ added: 2, joined: 1, moved: 0, markets: ["IL", "Sangamon"] });
    expect((await stored()).slice(3)).toEqual([
      { source: "2026", market: "Sangamon", zipCode: "62701" },
      { source: "2026", market: "IL", zipCode: "62999" },
    ]);
  });

  it("is its city's market without a zip code", async () => {
    await importFile("2025", homes(2, { zipCode: null, city: "St. Paul" }), "Ramsey");
    const later = await importFile("2026", [
      { zipCode: null, city: "Saint Paul", price: 1 },
      { zipCode: null, city: "Edina", price: 2 },
    ]);
    expect(later).toMatchObject({ joined: 1, markets: ["IL", "Ramsey"] });
  });

  it("is the same for a zip code in two counties, even on a second import", async () => {
    const rows = homes(5).map((home, index) => ({ ...home, market: index < 3 ? "A" : "B" }));
    expect(await importFile("2025", rows)).toMatchObject({ joined: 2, markets: ["A"] });
    expect(await importFile("2025", rows)).toMatchObject({ changed: 0, unchanged: 5 });
  });

  it("is never the demonstration market", async () => {
    await importFile("2025", homes(2), "Demonstration");
    await db.update(sales).set({ isDemo: true });
    await importFile("2026", [{ price: 1 }], null);
    expect((await stored()).at(-1)?.market).toBe("IL");
    expect(await importFile("2027", [{ price: 2 }], "Sangamon")).toMatchObject({ moved: 1 });
    expect((await stored())[0]?.market).toBe("Demonstration");
  });

  it("named by the operator also applies to stored sales in the zip code", async () => {
    await importFile("county-2024", homes(3), "county-2024");
    await importFile("far", [{ price: 5, state: "WI", zipCode: "53704" }], "far");
    const model = { fittedThrough: "2024-05-06", salesCount: 3, terms: {} as never };
    await db.insert(valuationMarkets).values([
      { market: "county-2024", ...model },
      { market: "far", ...model },
    ]);
    const named = await importFile(
      "county-2025",
      // The last zip code is mistyped.
      [{ price: 1 }, { price: 2, zipCode: "53704" }],
      "Sangamon",
    );
    expect(named).toMatchObject({ moved: 3, joined: 0, markets: ["Sangamon"] });
    expect((await stored()).map(({ market }) => market)).toEqual([
      "Sangamon",
      "Sangamon",
      "Sangamon",
      "far",
      "Sangamon",
      "Sangamon",
    ]);
    expect(await db.select({ market: valuationMarkets.market }).from(valuationMarkets)).toEqual([
      { market: "far" },
    ]);
  });

  it("of sales that don't move is refitted too", async () => {
    const [first, second] = homes(2);
    await importFile("2024", [first!, { ...second, zipCode: "62702" }], "old");
    const named = await importFile("2025", [{ price: 1 }], "new");
    expect(named).toMatchObject({ moved: 1, markets: ["new", "old"] });
  });
});

describe("a sale already stored from another file", () => {
  it.each<[string, Facts, Facts]>([
    ["parcel", { reference: "14-2", houseNumber: null }, { reference: "14-2", houseNumber: "9" }],
    ["address", { reference: "14-2" }, { reference: "MLS7" }],
    ["address and unit", { reference: "1", unit: "3B" }, { reference: null, unit: "3B" }],
    ["address without zip codes", { zipCode: null }, { zipCode: null, reference: "77" }],
    ["facts", { reference: null, houseNumber: null }, { reference: null, houseNumber: null }],
    [
      "facts without zip codes",
      { reference: null, houseNumber: null, zipCode: null },
      { reference: null, houseNumber: null, zipCode: null },
    ],
  ])("is recognized by its %s, date and price", async (_, first, second) => {
    await importFile("assessor", [first]);
    const before = await db.select().from(sales);
    const again = await importFile("mls", [
      { ...second, bedrooms: first.reference === null ? 3 : 4 },
    ]);
    expect(again).toMatchObject({ added: 0, changed: 0, storedElsewhere: 1 });
    expect(await db.select().from(sales)).toEqual(before);
  });

  it.each<[string, Facts]>([
    ["price", { price: 400_001 }],
    ["date", { soldOn: "2024-05-07" }],
    ["unit", { unit: "4", reference: "2" }],
    ["house number", { houseNumber: "14", reference: "2" }],
    ["zip code", { zipCode: "62702" }],
    ["state", { state: "WI", zipCode: null }],
  ])("isn't matched by one with another %s", async (_, facts) => {
    await importFile("assessor", [{ reference: "1" }]);
    expect(await importFile("mls", [{ reference: "1", ...facts }])).toMatchObject({
      added: 1,
      storedElsewhere: 0,
    });
  });

  it("isn't matched by one with another id in the same source", async () => {
    await importFile("assessor", [{ reference: "1" }]);
    expect(await importFile("assessor", [{ reference: "2" }])).toMatchObject({ added: 1 });
  });

  it("isn't matched if it is a demonstration sale", async () => {
    await importFile("assessor", [{ reference: "1" }]);
    await db.update(sales).set({ isDemo: true });
    expect(await importFile("mls", [{ reference: "2" }])).toMatchObject({ added: 1 });
  });

  it("is imported once by two concurrent imports", async () => {
    const both = await Promise.all([
      importFile("a", homes(20)),
      importFile("b", homes(20, { reference: null })),
    ]);
    expect(both.map(({ added }) => added).sort((x, y) => x - y)).toEqual([0, 20]);
    expect(await db.$count(sales)).toBe(20);
  });
});

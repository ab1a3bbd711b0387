import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { sales } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { RefusedRows } from "#lib/import/refused-rows.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";
import { syntheticSales } from "#tests/valuation/market.ts";
import { importSales } from "./sales-import.ts";

const { client, db } = connect(process.env.DATABASE_URL ?? "");
afterAll(() => client.end());
beforeEach(async () => {
  await db.delete(sales);
});

type Facts = Partial<ImportedSale>;

// Some 300 homes at $250,000 to $800,000.
const MARKET: Facts[] = syntheticSales(300).map(({ day, id, isDemo: _, ...facts }) => ({
  ...facts,
  sourceId: `usual-${id}`,
  soldOn: isoOf(day),
}));

const copies = (count: number, facts: Facts): Facts[] =>
  Array.from({ length: count }, (_, index) => ({
    ...MARKET[0],
    sourceId: `copy-${JSON.stringify(facts)}-${index}`,
    ...facts,
  }));

function importAll(rows: readonly Facts[], anyPrice?: boolean) {
  async function* batches() {
    yield rows.map((facts, index) => ({
      line: index + 2,
      row: { source: "county", streetKey: null, ...facts } as ImportedSale,
      marks: { reference: facts.sourceId ?? null, deed: null, parcel: facts.sourceId ?? "" },
    }));
  }
  return importSales(client, batches(), { refused: new RefusedRows(0), market: null, anyPrice });
}

describe("sales at one price in one month", () => {
  const bulk = copies(236, { price: 17_113_000, soldOn: "2024-05-15" });

  it("are left out if it's several times the usual price", async () => {
    expect(await importAll([...MARKET, ...bulk])).toMatchObject({ added: 300, inBulk: 236 });
  });

  it("are left out even on different days and in different areas", async () => {
    const spread = bulk.slice(0, 9).map((sale, index) => ({
      ...sale,
      soldOn: `2024-05-0${index + 1}`,
      zipCode: index < 4 ? "62701" : "62799",
    }));
    expect(await importAll([...MARKET, ...spread])).toMatchObject({ added: 300, inBulk: 9 });
  });

  it.each<[string, Facts[]]>([
    ["only two sales", copies(2, { price: 1_700_000, livingArea: 6000 })],
    ["a usual price", copies(9, { price: 400_000, soldOn: "2024-05-15" })],
    [
      "a price that is common all year",
      [3, 4, 5, 6, 7].flatMap((month) =>
        copies(4, { price: 2_000_000, livingArea: 6000, soldOn: `2024-0${month}-15` }),
      ),
    ],
  ])("are imported for %s", async (_, rows) => {
    expect(await importAll([...MARKET, ...rows])).toMatchObject({
      added: 300 + rows.length,
      inBulk: 0,
      farOff: 0,
    });
  });

  describe("in a file of one month", () => {
    const usual = MARKET.map((sale, index) => ({
      ...sale,
      soldOn: `2024-05-${String((index % 28) + 1).padStart(2, "0")}`,
    }));
    const dear = (count: number, soldOn: (index: number) => string) =>
      copies(count, { price: 2_000_000, livingArea: 6000 }).map((sale, index) => ({
        ...sale,
        soldOn: soldOn(index),
      }));

    it("are left out only if they are all on one day", async () => {
      const apart = dear(3, (index) => `2024-05-0${index + 1}`);
      expect(await importAll([...usual, ...apart])).toMatchObject({ added: 303, inBulk: 0 });
      await db.delete(sales);
      const together = dear(3, () => "2024-05-06");
      expect(await importAll([...usual, ...together])).toMatchObject({ added: 300, inBulk: 3 });
    });

    it("are left out without exact days only if there are many", async () => {
      const undated = usual.map((sale) => ({ ...sale, soldOn: "2024-05-15" }));
      const few = dear(3, () => "2024-05-15");
      expect(await importAll([...undated, ...few])).toMatchObject({ added: 303, inBulk: 0 });
      await db.delete(sales);
      const many = dear(20, () => "2024-05-15");
      expect(await importAll([...undated, ...many])).toMatchObject({ added: 300, inBulk: 20 });
    });
  });

  it("are imported if the file is too small to judge, or if any price is allowed", async () => {
    expect(await importAll([...MARKET.slice(0, 10), ...bulk.slice(0, 5)])).toMatchObject({
      added: 15,
      inBulk: 0,
    });
    await db.delete(sales);
    expect(await importAll([...MARKET, ...bulk], true)).toMatchObject({ added: 536, inBulk: 0 });
  });
});

describe("a price far from its area's", () => {
  it("is left out, judged per square foot", async () => {
    const odd = [
      ...copies(1, { price: 15_000 }),
      ...copies(1, { price: 4_000_000 }),
      ...copies(1, { price: 4_000_000, livingArea: 9000 }),
    ];
    expect(await importAll([...MARKET, ...odd])).toMatchObject({ added: 301, farOff: 2 });
  });

  it("is imported if prices vary that much, in another year, or without a living area", async () => {
    const wild = MARKET.map((sale, index) => ({
      ...sale,
      zipCode: "62710",
      sourceId: `wild-${index}`,
      price: index % 2 === 0 ? 20_000 : 900_000,
    }));
    const others = [
      ...copies(1, { price: 15_000, soldOn: "1975-03-04" }),
      ...copies(1, { price: 15_001, livingArea: null }),
    ];
    expect(await importAll([...MARKET, ...wild, ...others])).toMatchObject({
      added: 602,
      farOff: 0,
    });
  });
});

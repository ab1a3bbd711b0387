import { asc } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { sales } from "#db/schema/index.ts";
import { RefusedRows } from "#lib/import/refused-rows.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";
import { IMPORTED_SALE } from "#tests/valuation/imported-sale.ts";
import { importSales } from "./sales-import.ts";

const { client, db } = connect(process.env.DATABASE_URL ?? "");
afterAll(() => client.end());
beforeEach(async () => {
  await db.delete(sales);
});

/** Imports rows without ids, whose digests are named by `sourceId`. */
function importRows(...rows: Partial<ImportedSale>[]) {
  async function* batches() {
    yield rows.map((facts, index) => ({
      line: index + 2,
      row: { ...IMPORTED_SALE, ...facts },
      marks: { reference: null, deed: null, parcel: String(index) },
    }));
  }
  return importSales(client, batches(), { refused: new RefusedRows(0), market: null });
}

const stored = () =>
  db
    .select({ id: sales.id, sourceId: sales.sourceId, bedrooms: sales.bedrooms })
    .from(sales)
    .orderBy(asc(sales.id));

const NO_ZIP = { zipCode: null };

describe("a row without an id", () => {
  it.each([{}, NO_ZIP, { unit: "3B" }])(
    "corrects its source's sale at the same address, date and price: %j",
    async (place) => {
      await importRows({ ...place, sourceId: "a" });
      const [before] = await stored();
      const corrected = { ...place, sourceId: "b", bedrooms: 4 };
      expect(await importRows(corrected)).toMatchObject({
        added: 0,
        changed: 1,
        storedElsewhere: 0,
      });
      expect(await stored()).toEqual([{ ...before, bedrooms: 4 }]);
      expect(await importRows(corrected)).toMatchObject({ changed: 0, unchanged: 1 });
    },
  );

  it("corrects the sale if it is in the file twice", async () => {
    await importRows({ sourceId: "a" });
    const corrected = { sourceId: "b", bedrooms: 4 };
    expect(await importRows(corrected, corrected)).toMatchObject({ changed: 1, repeated: 1 });
    expect(await stored()).toHaveLength(1);
  });

  it.each<[string, Partial<ImportedSale>[]]>([
    [
      "matches several sales",
      [
        { sourceId: "a", bedrooms: 1 },
        { sourceId: "b", bedrooms: 2 },
      ],
    ],
    ["matches a sale of another source", [{ sourceId: "a", source: "listings" }]],
  ])("changes nothing if it %s", async (_, known) => {
    for (const facts of known) await importRows({ ...facts, houseNumber: `${facts.sourceId}` });
    await db.update(sales).set({ houseNumber: "12" });
    const before = await stored();
    expect(await importRows({ sourceId: "c", bedrooms: 4 })).toMatchObject({
      added: 0,
      changed: 0,
      storedElsewhere: 1,
    });
    expect(await stored()).toEqual(before);
  });

  it("changes nothing if others match the same sale, or the file has that sale too", async () => {
    await importRows({ sourceId: "a" });
    const before = await stored();
    const [first, second] = [
      { sourceId: "b", bedrooms: 4 },
      { sourceId: "c", bedrooms: 5 },
    ];
    expect(await importRows(first, second)).toMatchObject({ changed: 0, storedElsewhere: 2 });
    expect(await importRows({ sourceId: "a" }, first)).toMatchObject({
      changed: 0,
      unchanged: 1,
      storedElsewhere: 1,
    });
    expect(await stored()).toEqual(before);
  });
});

import { asc, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import type { StagedRow } from "#db/bulk-import.ts";
import { sales } from "#db/schema/index.ts";
import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { RefusedRows } from "#lib/import/refused-rows.ts";
import type { NumberedRow } from "#lib/import/rows.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";
import { importSales } from "./sales-import.ts";

const { client, db } = connect(process.env.DATABASE_URL ?? "");
afterAll(() => client.end());

const PLAIN: ImportedSale = {
  source: "county",
  sourceId: "1",
  market: "Test",
  soldOn: "2024-05-06",
  price: 400_000,
  propertyType: "single_family",
  houseNumber: "12",
  street: "Oak St",
  streetKey: "oak st",
  unit: null,
  city: "Springfield",
  state: "IL",
  zipCode: "62701",
  district: null,
  latitude: 39.8,
  longitude: -89.6,
  livingArea: 1800.5,
  lotSize: null,
  basementArea: 0,
  bedrooms: 3,
  bathrooms: 2.25,
  yearBuilt: 1980,
  yearRemodeled: null,
  listedOn: null,
  daysOnMarket: null,
  listPrice: null,
  originalListPrice: null,
  ...NO_OPTIONAL_FACTS,
};

const row = (
  line: number,
  facts: Partial<ImportedSale> = {},
): NumberedRow<ImportedSale> & Pick<StagedRow<ImportedSale>, "marks"> => ({
  line,
  row: { ...PLAIN, sourceId: String(line), ...facts },
  marks: { reference: String(line) },
});

async function* batches(...lists: StagedRow<ImportedSale>[][]) {
  yield* lists;
}

const importAll = (rows: AsyncIterable<StagedRow<ImportedSale>[]>, dryRun = false) =>
  importSales(client, rows, { refused: new RefusedRows(0), dryRun, market: null });

const stored = () => db.select().from(sales).orderBy(asc(sales.sourceId));
/** Returns the version of each row, which changes with every write, even of equal values. */
const versions = () => db.execute(sql`select id, xmin from sales order by id`);

beforeEach(async () => {
  await db.delete(sales);
});

describe("an import", () => {
  it("stores every fact unchanged", async () => {
    const odd = { street: "tab\tnew\nline \\N back\\slash 🏡 مرحبا", city: "\\N" };
    const result = await importAll(batches([row(2)], [], [row(3, odd)]));
    expect(result).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      repeated: 0,
      markets: ["Test"],
      joined: 0,
      moved: 0,
      storedElsewhere: 0,
      ofSharedDeeds: 0,
      inBulk: 0,
      farOff: 0,
      newest: "2024-05-06",
      sample: [
        { line: 2, facts: expect.objectContaining({ sourceId: "2", soldOn: "2024-05-06" }) },
        { line: 3, facts: expect.objectContaining({ city: "\\N" }) },
      ],
    });
    const found = await stored();
    expect(found).toEqual([
      {
        ...{ ...PLAIN, sourceId: "2", id: expect.any(Number), isDemo: false },
        cityKey: "springfield",
      },
      { ...PLAIN, ...odd, sourceId: "3", id: expect.any(Number), isDemo: false, cityKey: "n" },
    ]);
  });

  it("of the same file changes nothing the second time", async () => {
    await importAll(batches([row(2), row(3)]));
    const before = await versions();
    const again = await importAll(batches([row(2), row(3)]));
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await versions()).toEqual(before);
  });

  it("updates changed sales and keeps their ids", async () => {
    await importAll(batches([row(2), row(3)]));
    const before = await stored();
    const changed = row(3, { price: 555_000, lotSize: 9000 });
    const result = await importAll(batches([row(2), changed, row(4)]));
    expect(result).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
    const after = await stored();
    expect(after.slice(0, 2)).toEqual([before[0], { ...before[1], price: 555_000, lotSize: 9000 }]);
  });

  it("uses the last row with the same id", async () => {
    const twice = [row(2, { sourceId: "a", price: 1 }), row(3, { sourceId: "a", price: 2 })];
    const result = await importAll(batches(twice, [row(4, { sourceId: "a", price: 3 })]));
    expect(result).toMatchObject({ added: 1, repeated: 2 });
    expect((await stored()).map(({ price }) => price)).toEqual([3]);
  });

  it("treats the same id from another source as another sale", async () => {
    await importAll(batches([row(2)]));
    await importAll(batches([row(2, { source: "other", price: 410_000 })]));
    expect(await stored()).toHaveLength(2);
  });

  it("returns the markets it changed", async () => {
    const { markets } = await importAll(
      batches([
        row(2, { market: "B" }),
        row(3, { market: "A", zipCode: "62702" }),
        row(4, { market: "B" }),
      ]),
    );
    expect(markets).toEqual(["A", "B"]);
  });
});

describe("an import writes nothing", () => {
  it("on a dry run, which reports what would change", async () => {
    await importAll(batches([row(2)]));
    const before = await versions();
    const result = await importAll(batches([row(2, { price: 1 }), row(3)]), true);
    expect(result).toMatchObject({ added: 1, changed: 1 });
    expect(await versions()).toEqual(before);
  });

  it("if the file ends early", async () => {
    async function* broken() {
      yield [row(2), row(3)];
      throw new Error("line 4 is rotten");
    }
    await expect(importAll(broken())).rejects.toThrow("line 4 is rotten");
    expect(await stored()).toEqual([]);
  });

  it("if the database rejects a row", async () => {
    await expect(importAll(batches([row(2), row(3, { price: 0 })]))).rejects.toThrow(
      /sales_price_positive/,
    );
    expect(await stored()).toEqual([]);
  });

  it("without rows", async () => {
    expect(await importAll(batches())).toMatchObject({
      added: 0,
      markets: [],
      newest: null,
      sample: [],
    });
  });
});

describe("a deed over several parcels", () => {
  const marked = (
    line: number,
    deed: string | null,
    parcel: string,
    facts: Partial<ImportedSale> = {},
  ) => ({ ...row(line, facts), marks: { deed, parcel } });
  const unsold = (line: number, deed: string, parcel: string) => ({
    line,
    row: null,
    marks: { deed, parcel },
  });
  const linesStored = async () => (await stored()).map(({ sourceId }) => sourceId);

  it("is left out with all its sales, wherever they are in the file", async () => {
    const result = await importAll(
      batches(
        [marked(2, "a", "1"), marked(3, "b", "2")],
        [marked(4, "c", "3")],
        [marked(5, "a", "4")],
      ),
    );
    expect(result).toMatchObject({ added: 2, ofSharedDeeds: 2 });
    expect(await linesStored()).toEqual(["3", "4"]);
  });

  it("is left out even if only one row has the price", async () => {
    const result = await importAll(batches([marked(2, "a", "1"), unsold(3, "a", "2")]));
    expect(result).toMatchObject({ added: 0, ofSharedDeeds: 1 });
  });

  it("is ignored if its rows are about one parcel, or don't name a deed", async () => {
    const again = { sourceId: "same" };
    const result = await importAll(
      batches(
        [marked(2, "a", "1", again), unsold(3, "a", "1"), marked(4, "a", "1", again)],
        [
          unsold(5, "b", "2"),
          marked(6, null, "3", { price: 1 }),
          marked(7, null, "4", { price: 2 }),
        ],
      ),
    );
    expect(result).toMatchObject({ added: 3, repeated: 1, ofSharedDeeds: 0 });
  });
});

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { readStoredModel } from "#db/queries/valuation-models.ts";
import { sales } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { syntheticSales } from "#tests/valuation/market.ts";
import { NODE_FLAGS } from "./root.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-sales-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database().delete(sales);
});

const HEADER = "PARCEL,SALE_DATE,SALE_PRICE,ADDRESS,CITY,ZIP,SQFT,ACRES,BEDS,BATHS,YEAR_BUILT";
const ROWS = syntheticSales(60).map((sale) =>
  [
    sale.id,
    isoOf(sale.day),
    `"$${sale.price.toLocaleString("en-US")}"`,
    `${sale.houseNumber} ${sale.street}`,
    sale.city,
    sale.zipCode,
    sale.livingArea,
    ((sale.lotSize ?? 0) / 43_560).toFixed(4),
    sale.bedrooms,
    sale.bathrooms,
    sale.yearBuilt,
  ].join(","),
);

async function write(rows: readonly string[], header = HEADER): Promise<string> {
  const file = path.join(folder, "county.csv");
  await writeFile(file, [header, ...rows].join("\n"));
  return file;
}

/** Runs the command as an operator would, on the test's database. */
function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...NODE_FLAGS, "scripts/import-sales.ts", ...args],
      { env: { ...process.env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

const stored = () => database().select().from(sales);

it("imports a county's file, fits its market, and changes nothing the second time", async () => {
  const file = await write(ROWS);
  const options = ["--set", "state=Illinois", "--market", "Sangamon"];
  const first = await run(file, ...options);
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toContain("livingArea <- SQFT");
  expect(first.out).toContain("Added: 60. Changed: 0. Already there: 0.");
  expect(first.out).toContain("Sangamon: fitted on 60 sales");
  const rows = await stored();
  expect(rows).toHaveLength(60);
  expect(rows[0]).toMatchObject({
    source: "county",
    market: "Sangamon",
    state: "IL",
    isDemo: false,
  });
  expect((await readStoredModel("Sangamon", []))?.model.salesCount).toBe(60);

  const second = await run(file, ...options);
  expect(second.out).toContain("Added: 0. Changed: 0. Already there: 60.");
  expect(await stored()).toEqual(rows);
});

it("with a bad row imports nothing and names the line; told so, imports the others", async () => {
  const file = await write([...ROWS.slice(0, 2), "9,someday,100000,,,,,,,,", ...ROWS.slice(2, 4)]);
  const refused = await run(file);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('line 4: soldOn is not a date: "someday"');
  expect(refused.err).toContain("Nothing was imported: a row was refused (see above).");
  expect(await stored()).toEqual([]);

  const others = await run(file, "--skip-rejects", "--no-fit");
  expect(others.code).toBe(0);
  expect(others.out).toContain("Added: 4. Changed: 0. Already there: 0. Refused: 1.");
  expect(await stored()).toHaveLength(4);
});

it("reads the columns that it is told to, and says how many rows it has read", async () => {
  const header = HEADER.replace("SALE_PRICE", "AMT_2").replace("SALE_DATE", "WHEN");
  const file = await write(ROWS.slice(0, 3), header);
  const guessed = await run(file);
  expect(guessed.code).toBe(1);
  expect(guessed.err).toContain("No column looks like the price: name it with --map price=COLUMN");

  const told = await run(file, "--map", "price=AMT_2,soldOn=when", "--no-fit");
  expect(told.out).toContain("price <- AMT_2\n");
  expect(told.out).toContain("3 rows read\n");
  expect(told.out).toContain("Added: 3.");
});

it("tried out changes nothing", async () => {
  const dry = await run(await write(ROWS), "--dry-run");
  expect(dry.out).toContain("Would be added: 60. Would be changed: 0.");
  expect(await stored()).toEqual([]);
});

it.each([
  [[], /^Usage: npm run import:sales/],
  [["--frobnicate"], /Unknown option '--frobnicate'/],
  [["missing.csv"], /^missing\.csv can't be read: there is no such file/],
])("with the arguments %j says what to do", async (args, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(1);
  expect(err).toMatch(message);
});

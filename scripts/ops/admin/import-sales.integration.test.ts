import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { readStoredModel } from "#db/queries/valuation-models.ts";
import { sales } from "#db/schema/index.ts";
import { dayOf, isoOf } from "#lib/days.ts";
import { admin } from "#tests/admin.ts";
import { MARKET_DAY, syntheticSales } from "#tests/valuation/market.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-sales-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database().delete(sales);
});

const HEADER = "PARCEL,SALE_DATE,SALE_PRICE,ADDRESS,CITY,ZIP,SQFT,ACRES,BEDS,BATHS,YEAR_BUILT";
const DAYS_SINCE = dayOf(new Date().toISOString()) - MARKET_DAY;
const ROWS = syntheticSales(200).map((sale) =>
  [
    sale.id,
    isoOf(sale.day + DAYS_SINCE),
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

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { code, out, err } = await admin("import", "sales", ...args);
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const stored = () => database().select().from(sales);

it("imports a county's file, fits its market, and changes nothing the second time", async () => {
  const file = await write(ROWS);
  const options = ["--set", "state=Illinois", "--market", "Sangamon"];
  const first = await run(file, ...options);
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toContain("livingArea <- SQFT");
  expect(first.out).toContain("Added: 200. Changed: 0. Already there: 0.");
  expect(first.out).toContain("Sangamon: fitted on 200 sales in");
  expect(first.out).toMatch(/^ {2}by \w+: half of \d+ past estimates within \d+\.\d%$/m);
  const rows = await stored();
  expect(rows).toHaveLength(200);
  expect(rows[0]).toMatchObject({
    source: "county",
    market: "Sangamon",
    state: "IL",
    isDemo: false,
  });
  expect((await readStoredModel("Sangamon", []))?.model.salesCount).toBe(200);

  const second = await run(file, ...options);
  expect(second.out).toContain("Added: 0. Changed: 0. Already there: 200.");
  expect(await stored()).toEqual(rows);
});

it("imports nothing if a row is bad, or only the other rows with --skip-rejects", async () => {
  const file = await write([...ROWS.slice(0, 2), "9,someday,100000,,,,,,,,", ...ROWS.slice(2, 4)]);
  const refused = await run(file);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('line 4: soldOn is not a date: "someday"');
  expect(refused.err).toContain("Nothing was imported: 1 row was rejected (see above).");
  expect(await stored()).toEqual([]);

  const others = await run(file, "--skip-rejects", "--no-fit");
  expect(others.code).toBe(0);
  expect(others.out).toContain("Added: 4. Changed: 0. Already there: 0. Rejected: 1.");
  expect(await stored()).toHaveLength(4);
});

it("reads columns named with --map, and reports how many rows it read", async () => {
  const header = HEADER.replace("SALE_PRICE", "AMT_2").replace("SALE_DATE", "WHEN");
  const file = await write(ROWS.slice(0, 3), header);
  const guessed = await run(file);
  expect(guessed.code).toBe(1);
  expect(guessed.err).toContain(
    "We couldn't find the column for the price. Set it with --map price=COLUMN",
  );

  const mapped = await run(file, "--map", "price=AMT_2,soldOn=when", "--no-fit");
  expect(mapped.out).toContain("price <- AMT_2\n");
  expect(mapped.out).toContain("3 rows read\n");
  expect(mapped.out).toContain("Added: 3.");
});

// Like a city assessor's file: no zips, codes for districts, and every kind of sale.
const CITY_HEADER =
  "PropertyID,PropType,Address,District,nbhd,Style,Extwall,Year_Built,FinishedSqft,Units,Bdrms,Fbath,Hbath,Lotsize,Sale_date,Sale_price";
const CITY_ROWS = [
  "1,Residential,1212--A N LANTERN ST,9,40,Duplex N/S,Brick,1961,2050,2,4,2,0,6100,8/26/22,151000",
  "2,Residential,1215 N WREN CT,9,40,Ranch,Brick,1999,1400,1,3,2,1,9e15,12/8/22,212000",
  '3,Condominium,"808 N MARIGOLD TER, Unit 2",9,5010,Condo Townhouse,,1975,1250,1,2,1,1,1,5/16/22,131000',
  "4,Commercial,300-310 N THIMBLE ST,9,6202,Office Building - 1 Story,Brick,1984,9000,20,NULL,0,0,30000,10/7/22,410000",
  "5,Lg Apartment,77 S COPPER ST,12,6878,AP3,Brick,1964,12000,16,NULL,0,0,12000,4/28/22,610000",
  "6,Residential,1220 N LANTERN ST,9,40,Ranch,Brick,1958,1100,1,3,1,0,6200,8/26/22,1",
];

it("imports only homes from a city's own file, and reports the rest", async () => {
  const file = await write(CITY_ROWS, CITY_HEADER);
  const lost = await run(file);
  expect(lost.code).toBe(1);
  expect(lost.err).toMatch(
    /^These sales have no zip codes or state, .*--state WI --city Milwaukee/,
  );
  expect(await stored()).toEqual([]);

  const { code, out, err } = await run(file, "--state", "WI", "--city", "Milwaukee", "--no-fit");
  expect(code).toBe(0);
  expect(err).toBe(
    "Warning: These sales are too old to use. The newest is from 2022-12-08, and estimates use sales of the last 24 months.",
  );
  for (const line of [
    "fullBathrooms <- Fbath\n",
    "halfBathrooms <- Hbath\n",
    "district <- nbhd\n",
    "city = Milwaukee\n",
    "Not used: District, Extwall.\n",
    'Skipped: 1 not a home: "Commercial", 1 not a home: "Lg Apartment", 1 sold for less than $1,000.\n',
    '1 "Residential" as multi family',
    "Treated as unknown: 1 lotSize (line 3: ",
    "Added: 3.",
  ]) {
    expect(out).toContain(line);
  }
  expect(await stored()).toMatchObject([
    {
      sourceId: "1@2022-08-26",
      propertyType: "multi_family",
      houseNumber: "1212A",
      street: "N LANTERN ST",
      streetKey: "n lantern st",
      state: "WI",
      city: "Milwaukee",
      zipCode: null,
      district: "Neighborhood 40",
      bathrooms: 2,
    },
    { propertyType: "single_family", bathrooms: 2.5, lotSize: null },
    { propertyType: "condominium", lotSize: null, district: "Neighborhood 5010" },
  ]);
});

it("imports only the requested types", async () => {
  const file = await write(CITY_ROWS, CITY_HEADER);
  const place = ["--state", "WI", "--city", "Milwaukee", "--no-fit"];
  await run(file, ...place, "--only", "condominium", "--type", "Lg Apartment=condominium");
  expect((await stored()).map(({ sourceId }) => sourceId)).toEqual([
    "3@2022-05-16",
    "5@2022-04-28",
  ]);
  expect((await run(file, ...place, "--only", "castle")).err).toMatch(/^Unknown type "castle"/);
});

it("stops if a column was misidentified", async () => {
  const rows = ROWS.map((row) => row.replace(/,\d+\.\d{4},/, ",R-4,"));
  const file = await write(rows);
  const stopped = await run(file);
  expect(stopped.code).toBe(1);
  expect(stopped.err).toContain("200 of 200 rows have a lotAcres we can't read (line 2: ");
  expect(await stored()).toEqual([]);
  const without = await run(file, "--map", "lotAcres=", "--no-fit");
  expect(without.out).toContain("Added: 200.");
});

describe("one price for several parcels", () => {
  const dearest = (index: number) =>
    `M${index},2026-08-12,"$2,400,000",${500 + index} Elm St,Springfield,62701,1500,0.2,3,2,1975`;
  const bulk = Array.from({ length: 8 }, (_, index) => dearest(index));

  it.each([
    ["a count of parcels", ",NUM_PARCELS", () => ",1", () => ",8", "Skipped: 8 sold with other"],
    [
      "a deed",
      ",Doc No.",
      (index: number) => `,R-${index}`,
      () => ",r 2026/77",
      'Skipped: 8 whose deed also covers other parcels, by "Doc No." (--map deed= imports them).',
    ],
    [
      "book and page",
      ",Book,Page",
      (index: number) => `,12,${index + 1}`,
      () => ",13,5",
      'Skipped: 8 whose deed also covers other parcels, by "Book", "Page"',
    ],
  ])("is left out by %s", async (_, column, single, several, sentence) => {
    const rows = [...ROWS.map((row, i) => row + single(i)), ...bulk.map((row) => row + several())];
    const { code, out, err } = await run(
      await write(rows, HEADER + column),
      "--state",
      "IL",
      "--no-fit",
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(sentence);
    expect(out).toContain("Added: 200. Changed: 0. Already there: 0.");
    expect((await stored()).every(({ price }) => price < 2_400_000)).toBe(true);
  });

  it("is left out by its pattern if nothing identifies it, except with --any-price", async () => {
    const file = await write([...ROWS, ...bulk]);
    const { code, out, err } = await run(file, "--state", "IL", "--no-fit");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Skipped: 8 at one price with other parcels in the same month");
    expect(out).toContain("Added: 200.");
    const all = await run(file, "--state", "IL", "--no-fit", "--any-price");
    expect(all.out).toContain("Added: 8. Changed: 0. Already there: 200.");
  });
});

it("warns about a repeated header, and uses the first", async () => {
  const file = await write(
    ROWS.slice(0, 3).map((row) => `${row},"$95,000",1998-05-06`),
    `${HEADER},Sale Price,SALE_DATE`,
  );
  const { err } = await run(file, "--state", "IL", "--no-fit");
  expect(err.split("\n")).toEqual([
    'Warning: column 2 ("SALE_DATE") is read as soldOn; column 13 ("SALE_DATE") is ignored. If that is wrong, rename the right column.',
    'Warning: column 3 ("SALE_PRICE") is read as price; column 12 ("Sale Price") is ignored. If that is wrong, rename the right column.',
  ]);
  expect((await stored()).every(({ price, soldOn }) => price > 95_000 && soldOn > "2000")).toBe(
    true,
  );
});

it("changes nothing with --dry-run", async () => {
  const dry = await run(await write(ROWS), "--dry-run");
  expect(dry.out).toContain("Would add: 200. Would change: 0.");
  const shown = dry.out.split("\n").filter((line) => line.startsWith("line "));
  expect(shown).toHaveLength(10);
  expect(shown[0]).toMatch(
    /^line 2: source county, sourceId 1@20.*, market IL, soldOn 20.*, price \d+, houseNumber /,
  );
  expect(await stored()).toEqual([]);
});

it.each([
  [[], 2, /^FILE\.csv is missing\./],
  [["--frobnicate"], 2, /Unknown option '--frobnicate'/],
  [["missing.csv"], 1, /^missing\.csv can't be read: there is no such file/],
])("explains the error for the arguments %j", async (args, exitCode, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(exitCode);
  expect(err).toMatch(message);
});

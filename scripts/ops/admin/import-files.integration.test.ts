import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { sales } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { admin } from "#tests/admin.ts";

// Ten files in the shapes that assessors and listing services export.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-files-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database().delete(sales);
});

const TODAY = Math.floor(Date.now() / 86_400_000);
const dayAgo = (days: number) => isoOf(TODAY - days);

interface Home {
  n: number;
  day: string;
  price: number;
  address: string;
  area: number;
}

/** Homes that sold within some months, at about $200 per square foot. */
const homes = (count: number, first = 1): Home[] =>
  Array.from({ length: count }, (_, index) => {
    const n = first + index;
    const area = 1200 + ((n * 37) % 900);
    return {
      n,
      day: dayAgo(20 + n),
      price: area * 200 + n * 10,
      address: `${100 + 2 * n} Elm St`,
      area,
    };
  });

async function importFile(name: string, content: string | Buffer, ...options: string[]) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const { code, out, err } = await admin("import", "sales", file, "--no-fit", ...options);
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const stored = () => database().select().from(sales).orderBy(sales.id);

const lines = (header: string, rows: readonly (readonly unknown[])[], delimiter = ",") =>
  [header, ...rows.map((row) => row.join(delimiter))].join("\n");

it("1: a listing service's tabs, bare quotation marks, ages and active listings, in UTF-16", async () => {
  const rows = homes(30).map(({ n, day, price, address, area }) => [
    ...[`M${n}`, "Closed", dayAgo(60 + n), day, price, address, "Salem", "OR", "97301", area, 25],
    n % 7 === 0 ? '"Charming" 2" x 4" build' : "quiet",
  ]);
  const active = homes(8, 31).map(({ n, price, address, area }) => [
    ...[`M${n}`, "Active", dayAgo(9), "", price, address, "Salem", "OR", "97301", area, 25],
    '5" pipes',
  ]);
  const header =
    "MLSNUM\tSTATUS\tList Date\tSold Date\tPrice\tAddress\tCity\tState\tZip\tSqFt\tAGE\tRemarks";
  const content = Buffer.from(`\uFEFF${lines(header, [...active, ...rows], "\t")}`, "utf16le");
  const { code, out, err } = await importFile("listings.txt", content);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("Quotation marks are read as text");
  expect(out).toContain('Skipped: 8 not sold: "Active".');
  expect(out).toContain("Added: 30.");
  const listedOn = Number(dayAgo(61).slice(0, 4));
  expect((await stored())[0]).toMatchObject({ yearBuilt: listedOn - 25, market: "OR" });
});

it.each<[string, string, (index: number) => unknown[], number, string, string[]?]>([
  [
    "2: Washington, D.C.'s qualified sales",
    "QUALIFIED",
    (index) => [index % 3 === 0 ? "U" : "Q"],
    20,
    'Skipped: 10 not a market sale: marked "U".',
  ],
  [
    "3: Florida's qualification codes",
    "QUAL_CD1",
    (index) => [["01", "02", "11", "05", "03"][index % 5]],
    12,
    "6 not a market sale: not at arm's length",
    ["Tampa", "FL", "33602"],
  ],
  [
    "4: Cook County's deeds",
    "deed_type,sale_filter_deed_type",
    (index) => [["Warranty", "Quit claim", "Trustee"][index % 3], index === 0 ? "true" : "false"],
    19,
    'Skipped: 10 not a market sale: quitclaim deed, 1 not a market sale: marked "true".',
  ],
  [
    "5: King County's reasons, instruments and warnings",
    "SaleReason,SaleInstrument,SaleWarning,ExciseTaxNbr",
    (index) => [index === 1 ? 11 : 1, index === 2 ? 15 : 3, index === 3 ? "41 60" : "", 7 + index],
    27,
    "1 not a market sale: forced sale",
  ],
  [
    "6: Allegheny County's sale descriptions",
    "SALECODE,SALEDESC",
    (index) =>
      [
        [0, "VALID SALE"],
        [3, "LOVE AND AFFECTION SALE"],
        ["H", "MULTI-PARCEL SALE"],
      ][index % 3] ?? [],
    10,
    "10 not a market sale: between related parties",
  ],
  [
    "7: Connecticut's reasons not to use a sale",
    "Non Use Code",
    (index) => [index < 4 ? "25 - Other" : ""],
    26,
    'Skipped: 4 not a market sale: marked "25 - Other".',
  ],
])("%s", async (_, columns, terms, added, report, place = ["Salem", "OR", "97301"]) => {
  const rows = homes(30).map(({ n, day, price, address, area }, index) => [
    ...[`P-${n}`, day, price, address, ...place, area],
    ...terms(index),
  ]);
  const header = `parcel,sale date,sale price,address,city,state,zip,sqft,${columns}`;
  const { code, out, err } = await importFile("county.csv", lines(header, rows));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(report);
  expect(out).toContain(`Added: ${added}.`);
  expect(await stored()).toHaveLength(added);
});

it("a county's validity codes of its own: reported, and chosen by --where", async () => {
  const rows = homes(30).map(({ n, day, price, address, area }, index) => [
    ...[n, day, price, address, "Phoenix", "AZ", "85003", area],
    ...["ADN"[index % 3], [0, 4, 18][index % 3]],
  ]);
  const header = "APN,sale date,sale price,address,city,state,zip,sqft,gartype,saleValidityCode";
  const content = lines(header, rows);
  const dry = await importFile("all.csv", content, "--dry-run");
  expect(dry.out).toContain("garageType <- gartype");
  expect(dry.out).toMatch(/--where/);
  const { out } = await importFile("valid.csv", content, "--where", "saleValidityCode=0");
  expect(out).toContain("Skipped: 20 not chosen by --where.");
  expect(out).toContain("Added: 10.");
  expect((await stored()).every(({ garage }) => garage === "attached")).toBe(true);
});

it("8: a portfolio of 236 parcels in one month", async () => {
  const month = dayAgo(60).slice(0, 7);
  const [year, number] = month.split("-");
  const usual = homes(60).map(({ n, price, area }) => [`P${n}`, year, number, price, area, 97301]);
  const bulk = homes(236, 100).map(({ n, area }) => [
    ...[`P${n}`, year, number, 17_113_000, area, 97301],
  ]);
  const header = "parcel,syear,smonth,sprice,livearea,zip";
  const { out } = await importFile(
    "county.csv",
    lines(header, [...usual, ...bulk]),
    "--state",
    "OR",
  );
  expect(out).toContain("Skipped: 236 at one price with other parcels in the same month");
  expect(out).toContain("Added: 60.");
});

it("9: overlapping files of one county, named by year", async () => {
  const header = "parcel,sale date,sale price,address,city,state,zip,sqft";
  const rows = homes(50).map(({ n, day, price, address, area }) => [
    ...[`P-${n}`, day, price, address, "Salem", "OR", "97301", area],
  ]);
  const first = await importFile("sales-a.csv", lines(header, rows.slice(0, 30)));
  const second = await importFile("sales-b.csv", lines(header, rows.slice(20)));
  expect([first.out, second.out].map((out) => /Added: \d+/.exec(out)?.[0])).toEqual([
    "Added: 30",
    "Added: 20",
  ]);
  expect(second.out).toContain(
    "Skipped: 10 already stored from another file or under another id, ",
  );
  const listing = "mls,close date,close price,address,city,state,zip,sqft";
  const again = rows.map(([, ...facts], index) => [`MLS${index}`, ...facts]);
  expect((await importFile("mls.csv", lines(listing, again))).out).toContain("Added: 0.");
  const found = await stored();
  expect([found.length, new Set(found.map(({ market }) => market))]).toEqual([50, new Set(["OR"])]);
});

it("10: Windows-1252, decimal commas, two areas added up, and rows chosen by a column", async () => {
  const rows = homes(30).map(({ n, day, price, address, area }) => [
    ...[n, day, `${price},00`, address, "Cañon City", "CO", "81212", `${area},5`, "300,0"],
    n <= 10 ? "Commercial loan" : "House",
  ]);
  const header = "id;date;price;address;city;state;zip;area;finished basement;kind";
  const { code, out, err } = await importFile(
    "export.csv",
    Buffer.from(lines(header, rows, ";"), "latin1"),
    ...["--where", "kind=house", "--map", "livingArea=area+finished basement"],
  );
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("livingArea <- area + finished basement");
  expect(out).toContain("Skipped: 10 not chosen by --where.");
  expect(out).toContain("Added: 20.");
  const [eleventh] = homes(1, 11);
  expect((await stored())[0]).toMatchObject({
    city: "Cañon City",
    livingArea: (eleventh?.area ?? 0) + 300.5,
  });
});

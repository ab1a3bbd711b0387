import { describe, expect, it } from "vitest";
import { readPastedSales } from "./read-pasted.ts";

const UNKNOWN = {
  address: null,
  livingArea: null,
  lotSize: null,
  bedrooms: null,
  bathrooms: null,
  yearBuilt: null,
};
const lines = (...all: string[]) => all.join("\n");

describe("a table with the names of its columns", () => {
  it("is read like an imported file, with bad rows reported by row and reason", () => {
    const pasted = lines(
      "Recent sales in Bangor, 11/20/2026",
      "Address\tCity\tSale Date\tSale Price\tSqft\tBeds\tFull Baths\tHalf Baths\tYear Built\tAcres\tAgent",
      "12 Elm St\tBangor\t3/14/2026\t$450,000\t1,850\t3\t2\t1\t1962\t0.25\tPat",
      "14 Elm St\tBangor\tsoon\t$460,000\t1,900\t3\t2\t0\t1970\t\tPat",
      "Advertisement\t\t\t\t\t\t\t\t\t\t",
      "16 Elm St\tBangor\t2026-02-01\t\t1,900\t3\t2\t0\t1970\t\tPat",
      "18 Elm St\tBangor\t2026-02-01\t10\t1,900\t3\t2\t0\t1970\t\tPat",
      "20 Elm St\tBangor\tJan 5, 2026\t395000\tn/a\tmany\t\t\t3000\t\tPat",
    );
    const { columns, sales, refused } = readPastedSales(pasted);
    expect(sales).toEqual([
      {
        row: 3,
        address: "12 Elm St, Bangor",
        soldOn: "2026-03-14",
        price: 450_000,
        livingArea: 1850,
        lotSize: 10_890,
        bedrooms: 3,
        bathrooms: 2.5,
        yearBuilt: 1962,
      },
      { ...UNKNOWN, row: 8, address: "20 Elm St, Bangor", soldOn: "2026-01-05", price: 395_000 },
    ]);
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [4, "The sale date is not a date: soon"],
      [5, "No price found."],
      [6, "No price found."],
      [7, "The price can't be used: Must be at least 1,000."],
    ]);
    expect(columns.at(-1)).toEqual({ name: "Agent", readAs: null });
    expect(columns[3]).toEqual({ name: "Sale Price", readAs: "Price" });
  });

  it("separates the homes in a building, and fixes zips", () => {
    const pasted = lines(
      "StreetNumber\tStreetName\tStreetSuffix\tUnitNumber\tCity\tState\tZip\tClose Date\tClose Price",
      "95-1001\tKaapeha\tSt\t3\tPrinceton\tNJ\t8540\t3/14/2026\t450000",
      "95-1001\tKaapeha\tSt\t4\tPrinceton\tNJ\t8540\t3/14/2026\t450000",
    );
    expect(readPastedSales(pasted).sales.map(({ address }) => address)).toEqual([
      "95-1001 Kaapeha St, Unit 3, Princeton, NJ 08540",
      "95-1001 Kaapeha St, Unit 4, Princeton, NJ 08540",
    ]);
  });

  it.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["bars", "|"],
  ])("may be divided by %s", (_, delimiter) => {
    const rows = [
      ["Address", "Sold", "Sale Price", "Living area", "Sale Date"],
      ["12 Elm St", "yes", '"450,000"', "1850", "2026-03-14"],
    ];
    const { sales } = readPastedSales(rows.map((row) => row.join(delimiter)).join("\r\n"));
    expect(sales).toMatchObject([
      { row: 2, address: "12 Elm St", price: 450_000, livingArea: 1850, soldOn: "2026-03-14" },
    ]);
  });

  it("may shorten prices, and have a year", () => {
    const { columns, sales } = readPastedSales(
      lines(
        "Address\tSold\tPrice\tSqft\tYear",
        "12 Elm St\t3/14/2026\t$1.2M\t1,850\t1962",
        "",
        "14 Elm St\t2/1/2026\t$950K\t1,900\t1970",
        "\t\t\t\t",
        "16 Elm St\t2/1/2026\tSold for $450,000*\t1,900\t1970",
      ),
    );
    expect(columns.at(-1)).toEqual({ name: "Year", readAs: "Year built" });
    expect(sales).toMatchObject([
      { row: 2, price: 1_200_000, yearBuilt: 1962 },
      { row: 4, price: 950_000, yearBuilt: 1970 },
      { row: 6, price: 450_000 },
    ]);
  });

  it("may be divided by the same commas as its prices", () => {
    const { sales } = readPastedSales(
      lines("Address,Sold,Price,Beds,Sqft", "12 Elm St,3/14/2026,$1,450,000,3,1850"),
    );
    expect(sales).toMatchObject([{ price: 1_450_000, bedrooms: 3, livingArea: 1850 }]);
  });

  it("never says that a row with an amount has none", () => {
    const { refused } = readPastedSales(
      lines(
        "Address\tList Price\tSale Price\tSold Date",
        "12 Elm St\t$460,000\t\t3/14/2026",
        "14 Elm St\t\t\t3/14/2026",
      ),
    );
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [2, "We couldn't tell if the amount is the sale price."],
      [3, "No price found."],
    ]);
  });

  it("survives a quotation mark that never closes", () => {
    const { sales } = readPastedSales('Address\tDate\tPrice\n"12 Elm St\t2026-03-14\t450000');
    expect(sales).toMatchObject([{ price: 450_000, soldOn: "2026-03-14" }]);
  });
});

describe("a table without names", () => {
  it("is recognized by its values", () => {
    const { columns, sales, refused } = readPastedSales(
      lines(
        "12 Elm St\t03/14/2026\t450000\t3\t2.5\t1850\t7200\t1962",
        "14 Elm St\t02/01/2026\t460000\t4\t2\t1900\t8000\t1970",
        "-\tRubbish\t\t\t\t\t\t",
        "16 Elm St\t12/20/2025\t410000\t3\t1\t1500\t\t1955",
      ),
    );
    expect(columns.map(({ readAs }) => readAs)).toEqual([
      "Address",
      "Sale date",
      "Price",
      "Bedrooms",
      "Bathrooms",
      "Living area",
      "Lot size",
      "Year built",
    ]);
    expect(sales[0]).toMatchObject({ price: 450_000, bathrooms: 2.5, lotSize: 7200 });
    expect([sales.length, refused.map(({ row }) => row)]).toEqual([3, [3]]);
  });
});

describe("the words of a page", () => {
  it("are read from one line for each home", () => {
    const { sales } = readPastedSales(
      lines(
        "12 Elm St, Bangor, ME 04401 · 3 bd 2.5 ba · 1,850 sqft · Sold 3/14/2026 for $450,000",
        "14 Elm St, Bangor, ME 04401 · 4 beds · 2 baths · 1,900 sq ft · Sold Feb 1, 2026 · $460K",
      ),
    );
    expect(sales).toMatchObject([
      { row: 1, address: "12 Elm St, Bangor, ME 04401", price: 450_000, bathrooms: 2.5 },
      { row: 2, soldOn: "2026-02-01", price: 460_000, bedrooms: 4, livingArea: 1900 },
    ]);
  });

  it.each([
    "95-1001 Kaapeha St, Mililani, HI 96789",
    "208 1/2 Elm St, Bangor, ME 04401",
    "208½ Elm St, Bangor, ME 04401",
    "N54W16164 Whittier Dr, Menomonee Falls, WI 53051",
    "1234 S 900 E, Salt Lake City, UT 84105",
    "20110 FL-40, Ocala, FL 34481",
    "12 ʻUlu St, Kaʻaʻawa, HI 96730",
  ])("may be of %s", (address) => {
    const { sales } = readPastedSales(`${address} · 3 bd 2 ba · Sold 3/14/2026 for $450,000`);
    expect(sales).toMatchObject([{ address, price: 450_000 }]);
  });

  it("are read from cards of several lines", () => {
    const { sales, refused } = readPastedSales(
      lines(
        "Sort by: newest",
        "",
        "Sold Mar 14, 2026",
        "$450,000",
        "3 bds 2 ba 1,850 sqft $243/sqft",
        "12 Elm St, Bangor, ME 04401",
        "0.25 acre lot · Built in 1962",
        "",
        "Sold Feb 1, 2026",
        "$460,000",
        "4 bds 2 ba 1,900 sqft",
        "14 Elm St, Bangor, ME 04401",
        "",
        "For sale",
        "$500,000",
        "16 Elm St, Bangor, ME 04401",
      ),
    );
    expect(sales).toMatchObject([
      { address: "12 Elm St, Bangor, ME 04401", price: 450_000, lotSize: 10_890, yearBuilt: 1962 },
      { address: "14 Elm St, Bangor, ME 04401", price: 460_000, soldOn: "2026-02-01" },
    ]);
    expect(refused.map(({ reason }) => reason)).toContain("No sale date found.");
  });

  it("are read from Zillow's cards, whose facts run together", () => {
    const { sales, refused } = readPastedSales(
      lines(
        "12 Elm St, Bangor, ME 04401",
        "Price cut: $10,000 (10/3/2025)",
        "Sold 03/14/2026",
        "$1.2M",
        "4 bds3 ba2,310 sqft",
        "",
        "$619,9003 bds2 ba1,850 sqftSold 02/01/2026",
        "14 Elm St, Bangor, ME 04401",
        "",
        "16 Elm St, Bangor, ME 04401",
        "Listed for $640,000",
        "Sold 02/01/2026",
      ),
    );
    expect(sales).toMatchObject([
      {
        ...{ row: 1, price: 1_200_000, soldOn: "2026-03-14" },
        ...{ bedrooms: 4, bathrooms: 3, livingArea: 2310 },
      },
      {
        ...{ row: 7, price: 619_900, soldOn: "2026-02-01" },
        ...{ bedrooms: 3, bathrooms: 2, livingArea: 1850 },
      },
    ]);
    expect(refused).toEqual([
      {
        row: 10,
        text: "16 Elm St, Bangor, ME 04401 · Listed for $640,000 · Sold 02/01/2026",
        reason: "We couldn't tell if the amount is the sale price.",
      },
    ]);
  });

  it.each([
    "Price cut: $10,000",
    "Price reduced by $10,000",
    "$10,000 price drop",
    "Zestimate: $620,000",
    "List price $640,000",
    "$2,100/mo",
  ])("may include another amount: %s", (other) => {
    const facts = ["12 Elm St", other, "Sold 3/14/2026", "$450,000"];
    expect(readPastedSales(facts.join(" · ")).sales).toMatchObject([{ price: 450_000 }]);
    expect(readPastedSales(facts.join("\n")).sales).toMatchObject([{ price: 450_000 }]);
  });

  it("without a sale are reported", () => {
    expect(readPastedSales("Hello there")).toEqual({
      columns: [],
      sales: [],
      refused: [{ row: 1, text: "Hello there", reason: "No price found." }],
      skippedLines: 0,
    });
  });
});

describe("text that isn't a list of sales", () => {
  const SALE = "12 Elm St, Bangor, ME · 3 bd 2 ba · 1,850 sqft · Sold 3/14/2026 for $450,000";

  it("has its long lines skipped and counted, and its rows keep their numbers", () => {
    const { sales, skippedLines } = readPastedSales(lines("1".repeat(501), SALE, "x".repeat(900)));
    expect([sales.map(({ row }) => row), skippedLines]).toEqual([[2], 2]);
  });

  it("has a long line skipped in a table too", () => {
    const table = [
      "Address\tSold\tPrice",
      `${"9".repeat(600)}\t\t`,
      "12 Elm St\t3/14/2026\t450000",
    ];
    const { sales, skippedLines } = readPastedSales(lines(...table));
    expect([sales.map(({ row }) => row), skippedLines]).toEqual([[3], 1]);
  });

  it("reads a line of exactly 500 characters", () => {
    const { sales, skippedLines } = readPastedSales(SALE.padEnd(499) + ".");
    expect([sales.length, skippedLines]).toEqual([1, 0]);
  });

  it("is read up to its thousandth line", () => {
    const { sales, skippedLines } = readPastedSales(
      lines(...Array(999).fill("Ad"), SALE, SALE, ""),
    );
    expect([sales.map(({ row }) => row), skippedLines]).toEqual([[1000], 1]);
  });
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RefusedRow, RefusedRows } from "#lib/import/refused-rows.ts";
import { planSalesImport, readSalesFile, type SalesFileChoices } from "./sales.ts";
import { inspectSalesFile } from "./sales-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sales-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

let serial = 0;
async function write(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `sales-${++serial}.csv`);
  await writeFile(file, content);
  return file;
}

async function readFirst(content: string | Buffer) {
  const file = await inspectSalesFile(await write(content));
  const plan = await planSalesImport({ map: [], set: [] }, file);
  const { value } = await readSalesFile(file, plan, { refused: new RefusedRows(0) }).next();
  return value?.[0]?.row;
}

async function read(content: string | Buffer) {
  const file = await inspectSalesFile(await write(content));
  const rejects: RefusedRow[] = [];
  const lines: number[] = [];
  const prices: number[] = [];
  const progress: number[] = [];
  const plan = await planSalesImport({ map: [], set: [] }, file);
  const batches = readSalesFile(file, plan, {
    refused: new RefusedRows(0, (row) => rejects.push(row)),
    onRead: ({ rows }) => progress.push(rows),
  });
  for await (const batch of batches) {
    for (const { line, row } of batch) {
      lines.push(line);
      prices.push(row.price);
    }
  }
  return { lines, prices, rejects, progress };
}

describe("a sales file", () => {
  it("is read with the lines of its rows", async () => {
    expect(await read("id,date,price\n1,2024-01-02,300000\n2,2024-01-03,400000\n")).toEqual({
      lines: [2, 3],
      prices: [300_000, 400_000],
      rejects: [],
      progress: [2],
    });
  });

  it.each([
    ["semicolons", "id;date;price\n1;2024-01-02;300000"],
    ["tabs", "id\tdate\tprice\n1\t2024-01-02\t300000"],
    ["a byte order mark and Windows line ends", "\uFEFFid,date,price\r\n1,2024-01-02,300000\r\n"],
    ["quotation marks", '"id","date","price"\n"1","2024-01-02","$300,000"'],
    ["white space and empty lines", "id, date, price\n\n 1 , 2024-01-02 , 300000 \n\n"],
  ])("may have %s", async (_, content) => {
    expect((await read(content)).prices).toEqual([300_000]);
  });

  it("names what it refuses by line", async () => {
    const content =
      'id,date,price\n1,2024-01-02,free\n"2\n3",2024-01-03,400000\n4,2024-01-04\n5,never,300000\n';
    expect((await read(content)).rejects).toEqual([
      { line: 2, reason: 'price is not a number: "free"' },
      { line: 4, reason: "id has a character we can't store" },
      { line: 5, reason: "2 columns where the header has 3" },
      { line: 6, reason: 'soldOn is not a date: "never"' },
    ]);
  });

  it("may have a comma before its decimals", async () => {
    const rows =
      "date;price;sqft;baths;lat;lon\n31.12.2014;221.900,00;1.180;2,25;47,5112;-122,257\n";
    expect(await readFirst(rows)).toMatchObject({
      soldOn: "2014-12-31",
      price: 221_900,
      livingArea: 1180,
      bathrooms: 2.25,
      latitude: 47.5112,
      longitude: -122.257,
    });
  });

  it("tells the order of its dates", async () => {
    const content = "id,date,price\n1,3/12/2016,300000\n2,28/5/2016,400000\n";
    expect((await read(content)).rejects).toEqual([]);
  });

  it("takes the order of its dates from all its rows", async () => {
    const early = Array.from(
      { length: 1500 },
      (_, index) => `${index},${(index % 12) + 1}/1/2016,1000`,
    );
    const late = Array.from({ length: 1500 }, (_, index) => `${index},28/5/2016,1000`);
    const { lines, rejects } = await read(["id,date,price", ...early, ...late].join("\n"));
    expect([lines.length, rejects]).toEqual([3000, []]);
  });

  it("has a date in the other order refused with its line", async () => {
    const rows = ["3/4/2024", "4/5/2024", "6/7/2024", "5/6/2024", "7/8/2024", "13/1/2024"];
    const content = rows.map((date, index) => `${index},${date},300000`);
    expect(await read(["id,date,price", ...content].join("\n"))).toMatchObject({
      lines: [2, 3, 4, 5, 6],
      rejects: [{ line: 7, reason: 'soldOn is not a date: "13/1/2024"' }],
    });
  });

  it("is read in Windows-1252 and UTF-16", async () => {
    const content = "date,price,city\n2024-01-02,300000,Cañon City\n";
    for (const bytes of [
      Buffer.from(content, "latin1"),
      Buffer.from(`\uFEFF${content}`, "utf16le"),
      Buffer.from(content),
    ]) {
      expect(await readFirst(bytes)).toMatchObject({ city: "Cañon City" });
    }
  });

  it("names the lines that can't be decoded, where they are read", async () => {
    const content = Buffer.concat([
      Buffer.from("date,price,city,note\n2024-01-02,300000,Cañon City,x\n"),
      Buffer.from("2024-01-03,300000,Le\xf3n,x\n2024-01-04,300000,Boulder,\xf3\n", "latin1"),
    ]);
    expect(await read(content)).toMatchObject({
      lines: [2, 4],
      rejects: [{ line: 3, reason: "has characters we can't read. Save the file as UTF-8" }],
    });
  });

  it("may repeat a header: the first column counts", async () => {
    const content = "date,price,Price,DATE\n2024-03-04,410000,95000,1998-05-06\n";
    expect(await readFirst(content)).toMatchObject({ soldOn: "2024-03-04", price: 410_000 });
  });

  it.each([
    ["bare in a value", 'Cozy 2" x 4" build'],
    ["at the start of a value", '"Charming" bungalow'],
    ["never closed", '"Charming bungalow'],
  ])("may be separated by tabs with quotation marks that are text: %s", async (_, remark) => {
    const rows = Array.from({ length: 9 }, (_, index) => `${index}\t2024-01-02\t30000${index}\t`);
    rows[3] += remark;
    rows[6] += 'The "best"';
    const { lines, rejects } = await read(["id\tdate\tprice\tremarks", ...rows].join("\n"));
    expect([lines, rejects]).toEqual([[2, 3, 4, 5, 6, 7, 8, 9, 10], []]);
  });

  it("may have quotation marks that the operator calls text", async () => {
    const content = 'date,price,city\n2024-01-02,300000,"Elm"\n';
    const file = await inspectSalesFile(await write(content), { quote: "none" });
    expect(file).toMatchObject({ quotes: false, sample: [["2024-01-02", "300000", '"Elm"']] });
    await expect(inspectSalesFile(file.path, { quote: "single" })).rejects.toThrow(
      "--quote must be none or double.",
    );
  });

  it("keeps its quotation marks if some rows have another width", async () => {
    const content = `id,date,price\n"1,2",2024-01-02,"300,000"\n3,2024-01-02\n`;
    expect((await read(content)).rejects).toMatchObject([{ line: 3 }]);
  });

  it("may have active listings among sold ones, without dates", async () => {
    const active = Array.from({ length: 1200 }, (_, index) => `A${index},Active,,350000`);
    const content = ["mls,status,date,price", ...active, "S1,Sold,2024-01-02,300000"].join("\n");
    expect(await read(content)).toMatchObject({ prices: [300_000], rejects: [] });
  });

  it("may have a status of parcels", async () => {
    const content =
      "id,status,date,price\n1,Active,2024-01-02,300000\n2,Retired,2024-01-03,400000\n";
    expect((await read(content)).prices).toEqual([300_000, 400_000]);
  });

  it("that is long comes in batches", async () => {
    const rows = Array.from(
      { length: 2500 },
      (_, index) => `${index},2024-01-02,${300_000 + index}`,
    );
    const { lines } = await read(`id,date,price\n${rows.join("\n")}`);
    expect(lines).toHaveLength(2500);
    expect(lines.at(-1)).toBe(2501);
  });
});

describe("a file that can't be read", () => {
  it("is empty", async () => {
    await expect(read("")).rejects.toThrow(/ is empty\.$/);
  });

  it("is not there, or a folder", async () => {
    await expect(inspectSalesFile(path.join(folder, "none.csv"))).rejects.toThrow(
      /can't be read: there is no such file$/,
    );
    await expect(inspectSalesFile(folder)).rejects.toThrow(/can't be read: it is a folder$/);
  });

  it("is parted by nothing", async () => {
    await expect(inspectSalesFile(await write("date,price\n"), { delimiter: "" })).rejects.toThrow(
      /--delimiter/,
    );
  });

  it("has a quotation mark that never closes", async () => {
    const rows = '2,"Salem, OR",2024-01-02,300000\n'.repeat(9000);
    const content = `id,city,date,price\n1,"Salem,2024-01-02,300000\n${rows}`;
    await expect(read(content)).rejects.toThrow(/can't be read: /);
  });

  it.each([
    ["in both orders", ["3/14/2024", "14/3/2024"], /^Dates use two orders: .*line 2.*line 3/],
    [
      "with a two-digit year first",
      ["24-01-05", "23-11-28"],
      /^Dates appear to start with .*line 2/,
    ],
  ])("has dates %s, unless the order is chosen", async (_, dates, message) => {
    const rows = dates.map((date) => `${date},300000`);
    const file = await inspectSalesFile(await write(["date,price", ...rows].join("\n")));
    await expect(planSalesImport({ map: [], set: [] }, file)).rejects.toThrow(message);
    expect(await planSalesImport({ map: [], set: [], dates: "mdy" }, file)).toMatchObject({
      dateOrder: "mdy",
    });
  });

  it("is no table", async () => {
    await expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 10, 13]))).rejects.toThrow(
      /We couldn.t find the column for the price/,
    );
  });
});

it("a plan refuses the name of the demonstration sales, and prices that are none", async () => {
  const file = await inspectSalesFile(await write("date,price\n"));
  const plan = (choices: Partial<SalesFileChoices>) =>
    planSalesImport({ map: [], set: [], ...choices }, file);
  await expect(plan({ source: "demo" })).rejects.toThrow(/can't be "demo"/);
  await expect(plan({ "min-price": "x" })).rejects.toThrow(/--min-price/);
  await expect(plan({ market: " " })).rejects.toThrow(/--market/);
  await expect(plan({ decimals: "x" })).rejects.toThrow(/point or comma/);
  await expect(plan({ dates: "ymd" })).rejects.toThrow(/mdy or dmy/);
});

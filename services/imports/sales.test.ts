import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RefusedRow, RefusedRows } from "#lib/import/refused-rows.ts";
import { inspectSalesFile, planSalesImport, readSalesFile } from "./sales.ts";

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

/** The sale of the first row. */
async function readFirst(content: string) {
  const file = await inspectSalesFile(await write(content));
  const plan = planSalesImport({ map: [], set: [] }, file);
  const { value } = await readSalesFile(file, plan, { refused: new RefusedRows(0) }).next();
  return value?.[0]?.row;
}

async function read(content: string | Buffer) {
  const file = await inspectSalesFile(await write(content));
  const rejects: RefusedRow[] = [];
  const lines: number[] = [];
  const prices: number[] = [];
  const progress: number[] = [];
  const plan = planSalesImport({ map: [], set: [] }, file);
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
      { line: 4, reason: "id holds a character that can't be stored" },
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
    await expect(inspectSalesFile(await write("date,price\n"), "")).rejects.toThrow(/--delimiter/);
  });

  it("has a quotation mark that never closes", async () => {
    const content = `id,date,price\n"1,2024-01-02,300000\n${"2,2024-01-02,300000\n".repeat(9000)}`;
    await expect(read(content)).rejects.toThrow(/can't be read: /);
  });

  it("is no table", async () => {
    await expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 10, 13]))).rejects.toThrow(
      /No column looks like the price/,
    );
  });
});

it("a plan refuses the name of the demonstration sales, and prices that are none", async () => {
  const file = await inspectSalesFile(await write("date,price\n"));
  expect(() => planSalesImport({ map: [], set: [], source: "demo" }, file)).toThrow(
    /can't be "demo"/,
  );
  expect(() => planSalesImport({ map: [], set: [], "min-price": "x" }, file)).toThrow(
    /--min-price/,
  );
  expect(() => planSalesImport({ map: [], set: [], market: " " }, file)).toThrow(/--market/);
  expect(() => planSalesImport({ map: [], set: [], decimals: "x" }, file)).toThrow(
    /point or comma/,
  );
  expect(() => planSalesImport({ map: [], set: [], dates: "ymd" }, file)).toThrow(/mdy or dmy/);
});

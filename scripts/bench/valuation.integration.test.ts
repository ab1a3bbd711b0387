import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isoOf } from "#lib/days.ts";
import { syntheticSales } from "#tests/valuation/market.ts";
import { NODE_FLAGS } from "../root.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bench-valuation-"));
});
afterAll(() => rm(folder, { recursive: true }));

const SALES = syntheticSales(200);

async function bench(
  header: string,
  rows: readonly (readonly unknown[])[],
): Promise<{ code: number; out: string; err: string }> {
  const file = path.join(folder, "city.csv");
  await writeFile(file, [header, ...rows.map((row) => row.join(","))].join("\n"));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...NODE_FLAGS, "scripts/bench/valuation.ts", file],
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

it("says what a file is missing instead of printing results", async () => {
  const rows = SALES.map(({ day, price }) => [isoOf(day), price, "sold"]);
  const { code, out, err } = await bench("Date Recorded,Sale Amount,Remarks", rows);
  expect(code).toBe(1);
  expect(out).toContain("Not used: Remarks.");
  expect(out).toContain("Not in the file: zipCode, livingArea,");
  expect(err).toBe(
    "Only 0 of these sales can be compared. A valuation needs at least 20 sales with a living area. If a column has the living area, name it with --map livingArea=COLUMN.\n",
  );
});

it("measures a file without zips by parts of its map, and counts what it left out", async () => {
  const rows = SALES.map(({ day, price, livingArea }, index) => [
    isoOf(day),
    index % 10 === 0 ? 0 : price,
    livingArea,
    40 + (index % 14) / 100,
    -90 - (index % 17) / 100,
  ]);
  const { code, out, err } = await bench("SALE DATE,price $,TLA,Lattitude,Longtitude", rows);
  expect(err).toBe("");
  expect(code).toBe(0);
  expect(out).toContain("Skipped: 20 sold for less than $1,000.");
  expect(out).toContain("The file has no zip codes, so ");
  expect(out).toMatch(/'coordinates' │ \d+ +│ 0 /);
  expect(out).toContain("the median error of the zip's median price per square foot is");
});

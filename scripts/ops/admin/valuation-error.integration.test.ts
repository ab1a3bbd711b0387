import { stripVTControlCharacters } from "node:util";
import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { saveSales } from "#db/queries/sales.ts";
import { sales, valuationMarkets } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { admin } from "#tests/admin.ts";
import { syntheticSales } from "#tests/valuation/market.ts";

beforeEach(async () => {
  await database().delete(sales);
});

const rowsOf = (market: string, count: number, isDemo = false) =>
  syntheticSales(count).map(({ id, day, ...facts }) => ({
    ...facts,
    market,
    isDemo,
    source: market,
    sourceId: String(id),
    soldOn: isoOf(day),
  }));

// The cells of a printed table's row.
const cellsOf = (line: string) => line.split("│").map((cell) => cell.replaceAll("'", "").trim());

it("prints each market's ratio statistics by fifth of price, and stores nothing", async () => {
  await saveSales([...rowsOf("Made up", 250, true), ...rowsOf("Small", 10)]);
  const { code, out } = await admin("valuation-error");
  expect(code).toBe(0);
  const [heading = ""] = out;
  expect(heading).toMatch(
    /^Made up: estimates of 7\d demonstration sales since \d{4}-\d\d-\d\d\. The range covers \d\d\.\d% of the prices\.$/,
  );
  const rows = out
    .map(stripVTControlCharacters)
    .filter((line) => /'(?:all|fifth \d)'/.test(line))
    .map(cellsOf);
  expect(rows.map((row) => row[2])).toEqual([
    "all",
    ...[1, 2, 3, 4, 5].map((fifth) => `fifth ${fifth}`),
  ]);
  // The prices have 5% noise.
  const [, , , , error = "", ratio, cod, prd, prb] = rows[0] ?? [];
  expect(Number.parseFloat(error)).toBeLessThan(8);
  expect(Number(ratio)).toBeCloseTo(1, 1);
  expect(Number(cod)).toBeLessThan(8);
  expect(Number(prd)).toBeCloseTo(1, 1);
  expect(Math.abs(Number(prb))).toBeLessThan(0.1);
  expect(out.at(-1)).toBe("Small: too few sales to measure.");
  expect(await database().select().from(valuationMarkets)).toEqual([]);
});

it("measures the named markets alone, and says if there are no sales", async () => {
  await saveSales([...rowsOf("Small", 10), ...rowsOf("Other", 10)]);
  expect((await admin("valuation-error", "Other")).out).toEqual([
    "Other: too few sales to measure.",
  ]);
  await database().delete(sales);
  const { code, err } = await admin("valuation-error");
  expect([code, err]).toEqual([1, ["There are no sales. Import some first."]]);
});

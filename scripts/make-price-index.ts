import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { ROOT } from "./root.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run price-index -- FILE.csv

Writes the house price index of the states that a last sale is carried forward by, from the quarterly
file of the Federal Housing Finance Agency: state, year, quarter, index; with or without a header.`;

const TARGET = "lib/us/house-price-index.ts";
const QUARTERS = 4;

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartError(USAGE);
  const rows = (parse(await readFile(file, "utf8"), { trim: true }) as string[][]).filter(
    ([state = ""]) => /^[A-Z]{2}$/.test(state),
  );
  const numbers = rows.map(([state = "", year, quarter, index]) => ({
    state,
    quarter: Number(year) * QUARTERS + Number(quarter) - 1,
    index: Number(index),
  }));
  const first = Math.min(...numbers.map(({ quarter }) => quarter));
  const last = Math.max(...numbers.map(({ quarter }) => quarter));
  const states = Map.groupBy(numbers, ({ state }) => state);
  const lines = [...states].sort().map(([state, ofState]) => {
    const values = ofState.sort((a, b) => a.quarter - b.quarter).map(({ index }) => index);
    if (values.length !== last - first + 1 || !values.every((value) => value > 0)) {
      throw new StartError(`${file} has no value for some quarter of ${state}.`);
    }
    return `  ${state}: "${values.join(" ")}",`;
  });
  if (lines.length === 0) throw new StartError(`${file} has no rows of states.\n\n${USAGE}`);
  const text = `// Written by npm run price-index. Federal Housing Finance Agency, House Price Index, all transactions,
// not seasonally adjusted, by state and quarter; a work of the United States, in the public domain.

/** Quarters are counted from that of the year 0. */
export const FIRST_QUARTER = ${first};

/** The values of each state, a quarter after the other, all of one edition. */
export const HOUSE_PRICE_INDEX: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`;
  await writeFile(path.join(ROOT, TARGET), text);
  console.log(`${TARGET}: ${lines.length} states, ${last - first + 1} quarters`);
}

await runScript(main);

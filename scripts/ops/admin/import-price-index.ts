import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { codeOf } from "#lib/errors.ts";
import { ROOT } from "../../root.ts";
import { StartError } from "../../start-error.ts";
import { type Command, takeArguments } from "./command.ts";

const TARGET = "lib/us/house-price-index.ts";
const QUARTERS = 4;

async function readIndex(file: string): Promise<{ text: string; what: string }> {
  const read = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartError(`${file} can't be read: ${codeOf(error)}`, { cause: error });
  });
  const rows = (parse(read, { trim: true, relax_column_count: true }) as string[][]).filter(
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
      throw new StartError(`${file} is missing the value of a quarter for ${state}.`);
    }
    return `  ${state}: "${values.join(" ")}",`;
  });
  if (lines.length === 0) throw new StartError(`${file} has no rows for states.`);
  const text = `// Written by npm run admin -- import price-index. Federal Housing Finance Agency, House Price Index, all transactions,
// not seasonally adjusted, by state and quarter; a work of the United States, in the public domain.

/** Quarters are counted from that of the year 0. */
export const FIRST_QUARTER = ${first};

/** The values of each state, a quarter after the other, all of one edition. */
export const HOUSE_PRICE_INDEX: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`;
  return { text, what: `${lines.length} states, ${last - first + 1} quarters` };
}

export const importPriceIndexCommand: Command = {
  summary: "update the house price index by state in the code",
  usage: "FILE.csv",
  details: `FILE.csv is the Federal Housing Finance Agency's quarterly file: state, year, quarter, index, with or
without a header. This writes ${TARGET}, so build again afterward.`,
  changes: true,
  async run(given) {
    const [file] = takeArguments(given, "FILE.csv");
    const { text, what } = await readIndex(file);
    if (given.isDryRun) return console.log(`Would write to ${TARGET}: ${what}.`);
    await writeFile(path.join(ROOT, TARGET), text);
    console.log(`Wrote to ${TARGET}: ${what}.`);
  },
};

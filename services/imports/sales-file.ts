import "server-only";
import { ImportError } from "#lib/import/import-error.ts";
import { type CsvFormat, detectDelimiter, readHead } from "./csv-file.ts";
import { detectQuotes } from "./detect-quotes.ts";

export interface SalesFile {
  path: string;
  delimiter: string;
  quotes: boolean;
  header: string[];
  sample: string[][];
}

const SAMPLE_ROWS = 1000;
const REASONS = { ENOENT: "there is no such file", EISDIR: "it is a folder" };

export const formatOf = ({
  delimiter,
  quotes,
}: Pick<SalesFile, "delimiter" | "quotes">): CsvFormat => ({ delimiter, quotes, reasons: REASONS });

async function chooseQuotes(
  path: string,
  delimiter: string,
  quote: string | undefined,
): Promise<boolean> {
  if (quote !== undefined && quote !== "none" && quote !== "double") {
    throw new ImportError("--quote must be none or double.");
  }
  return quote === undefined
    ? detectQuotes(path, { delimiter, reasons: REASONS })
    : quote === "double";
}

/**
 * Reads a file's columns and a sample of its rows.
 * @param options the values of `--delimiter` and `--quote`
 * @throws ImportError when the file can't be read or is empty, or an option is invalid
 */
export async function inspectSalesFile(
  path: string,
  options: { delimiter?: string | undefined; quote?: string | undefined } = {},
): Promise<SalesFile> {
  if (options.delimiter === "") throw new ImportError("--delimiter must be a character.");
  const delimiter = options.delimiter ?? (await detectDelimiter(path, REASONS));
  const quotes = await chooseQuotes(path, delimiter, options.quote);
  const head = await readHead(path, formatOf({ delimiter, quotes }), SAMPLE_ROWS);
  return { path, delimiter, quotes, ...head };
}

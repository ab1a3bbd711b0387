import "server-only";
import { type CsvFormat, MisquotedError, readCsv } from "./csv-file.ts";

// Rows of another width that a file may have when its quotation marks are read as text.
const MAX_UNEVEN_SHARE = 0.01;

// A quotation mark inside a value joins rows, or ends in an error.
async function measureRows(file: string, format: CsvFormat) {
  let [rows, uneven, joined, width] = [0, 0, 0, 0];
  try {
    for await (const batch of readCsv(file, format)) {
      for (const { values, firstLine, lastLine } of batch) {
        width ||= values.length;
        rows += 1;
        if (values.length === width) continue;
        uneven += 1;
        if (firstLine !== lastLine) joined += 1;
      }
    }
  } catch (error) {
    if (!(error instanceof MisquotedError)) throw error;
    return { isParsed: false, unevenShare: 1 };
  }
  return { isParsed: joined === 0, unevenShare: uneven / rows };
}

/**
 * Returns whether quotation marks enclose a file's values. They are text if the file doesn't parse
 * otherwise, and its rows are even that way.
 * @throws ImportError when the file can't be read
 */
export async function detectQuotes(file: string, format: CsvFormat): Promise<boolean> {
  if ((await measureRows(file, { ...format, quotes: true })).isParsed) return true;
  const { unevenShare } = await measureRows(file, { ...format, quotes: false });
  return unevenShare > MAX_UNEVEN_SHARE;
}

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type CsvError, type Info, parse } from "csv-parse";
import type { NumberedContractor } from "#db/queries/contractors-import.ts";
import { type Columns, findColumns, readContractor } from "#lib/contractors/csv-row.ts";
import type { RefusedRows } from "#lib/contractors/refused-rows.ts";
import type { ContractorTypeView } from "#lib/schemas/contractors.ts";
import { StartError } from "./start-error.ts";

const BATCH = 1000;
/** A row longer than this is a quotation mark that never closes, not a business. */
const MAX_RECORD = 64 * 1024;

type Options = {
  types: readonly ContractorTypeView[];
  /** Takes the rows that can't be read. */
  refused: RefusedRows;
  /** Told the part of the file that has been read, 0 to 1. */
  onProgress?: (part: number) => void;
};

type Numbered = { record: string[]; info: Info };

const lineBreaks = (record: readonly string[]) =>
  record.reduce((count, value) => count + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/** What a person can do about a file whose quotation marks don't match. */
function explainCsv(error: CsvError): string {
  if (error.code === "CSV_MAX_RECORD_SIZE") {
    return "is more than 64 KB long, so a quotation mark probably never closes; nothing after it was read";
  }
  return "has a quotation mark out of place (a value that holds one must stand in quotation marks, and double it); nothing after it was read";
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws StartError when there is no such file. */
async function sizeOf(file: string): Promise<number> {
  try {
    const { size } = await stat(file);
    return size;
  } catch (error) {
    throw new StartError(`${file} can't be read: ${messageOf(error)}.`, { cause: error });
  }
}

/**
 * Reads the businesses of a CSV file, a batch at a time, each with the line on which it begins.
 * @throws StartError when the file can't be read, or its first line doesn't name the columns.
 */
export async function* readContractorsFile(
  file: string,
  { types, refused, onProgress = () => undefined }: Options,
): AsyncGenerator<NumberedContractor[]> {
  const size = await sizeOf(file);
  const source = createReadStream(file);
  let lastLine = 0;
  let brokenFrom = Infinity;
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: MAX_RECORD,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    on_record: (record, { lines }) => {
      if (brokenFrom === Infinity) lastLine = lines;
      return record;
    },
    // The parser goes on after a quotation mark out of place, but nobody knows any more what is quoted.
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error && brokenFrom === Infinity) {
        brokenFrom = lastLine + 1;
        refused.add(brokenFrom, explainCsv(error));
      }
      return undefined;
    },
  });
  source.on("error", (error) => parser.destroy(error));
  let columns: Columns | undefined;
  let width = 0;
  let batch: NumberedContractor[] = [];
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Numbered>) {
      if (!columns) {
        const found = findColumns(record);
        if (typeof found === "string") throw new StartError(found);
        columns = found;
        width = record.length;
        continue;
      }
      if (info.lines >= brokenFrom) break;
      const line = info.lines - lineBreaks(record);
      if (record.length === width) {
        const row = readContractor(record, columns, types);
        if ("contractor" in row) batch.push({ line, contractor: row.contractor });
        else refused.add(line, row.reason);
      } else {
        refused.add(
          line,
          `has ${record.length} ${record.length === 1 ? "value" : "values"} where the first line has ${width}`,
        );
      }
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
      if (size > 0) onProgress(Math.min(1, source.bytesRead / size));
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} can't be read: ${messageOf(error)}.`, { cause: error });
  } finally {
    source.destroy();
  }
  if (!columns && refused.count === 0) throw new StartError(`${file} is empty.`);
  if (batch.length > 0) yield batch;
  onProgress(1);
}

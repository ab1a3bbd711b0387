import "server-only";
import { ImportError } from "#lib/import/import-error.ts";
import type { RefusedRows } from "#lib/import/refused-rows.ts";
import type { FilteredReading, NumberedRow } from "#lib/import/rows.ts";
import { type CsvFormat, MisquotedError, readCsv, type ReadingProgress } from "./csv-file.ts";

export interface RowFormat<Row> extends CsvFormat {
  // Throws ImportError for an invalid header.
  readHeader: (
    header: readonly string[],
  ) => (values: readonly string[], line: number) => FilteredReading<Row>;
  describeWidth: (found: number, expected: number) => string;
  // Which line number identifies a row that spans several.
  numberedBy: "firstLine" | "lastLine";
  refusesMisquoted: boolean;
}

export interface ReadingOptions {
  refused: RefusedRows;
  onRead?: ((progress: ReadingProgress) => void) | undefined;
}

/**
 * Reads the rows of a CSV file in batches.
 * @throws ImportError when the file can't be read or is empty, or its header is invalid
 */
export async function* readRows<Row>(
  file: string,
  format: RowFormat<Row>,
  { refused, onRead }: ReadingOptions,
): AsyncGenerator<NumberedRow<Row>[]> {
  let read: ReturnType<typeof format.readHeader> | undefined;
  let width = 0;
  try {
    for await (const records of readCsv(file, format, onRead)) {
      const batch: NumberedRow<Row>[] = [];
      for (const { values, [format.numberedBy]: line } of records) {
        if (!read) {
          read = format.readHeader(values);
          width = values.length;
          continue;
        }
        const reading: FilteredReading<Row> =
          values.length === width
            ? read(values, line)
            : { reason: format.describeWidth(values.length, width) };
        if ("row" in reading) batch.push({ line, row: reading.row });
        if ("reason" in reading) refused.add(line, reading.reason);
      }
      if (batch.length > 0) yield batch;
    }
  } catch (error) {
    if (!(error instanceof MisquotedError) || !format.refusesMisquoted) throw error;
    refused.add(error.line, error.reason);
    return;
  }
  if (!read) throw new ImportError(`${file} is empty.`);
}

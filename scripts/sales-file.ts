import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type Info, parse, type Parser } from "csv-parse";
import type { NumberedSale } from "#db/queries/sales-import.ts";
import { codeOf } from "#lib/errors.ts";
import { ImportError } from "#lib/valuation/import/columns.ts";
import { type ImportPlan, readRow } from "#lib/valuation/import/rows.ts";

/** A row that was refused: the line of the file on which it ends, and why. */
export interface Reject {
  line: number;
  reason: string;
}

export interface SalesFile {
  path: string;
  delimiter: string;
  header: string[];
  /** The first records, to look at before the whole file is read. */
  sample: string[][];
}

const DELIMITERS = [",", ";", "\t", "|"];
const SAMPLE_ROWS = 1000;
const BATCH = 1000;
/** A record longer than this is a quotation mark that never closes, not a sale. */
const MAX_RECORD = 100_000;

/** What is wrong with a file, in words; without the control characters of one that is no text. */
function unreadable(path: string, error: unknown): ImportError {
  const message = error instanceof Error ? error.message : String(error);
  const reasons: Record<string, string> = {
    ENOENT: "there is no such file",
    EISDIR: "it is a folder",
  };
  const reason = reasons[codeOf(error) ?? ""] ?? message.replace(/[\p{Cc}\uFFFD]/gu, "");
  return new ImportError(`${path} can't be read: ${reason}`, { cause: error });
}

type Numbered = { record: string[]; info: Info };

function createParser(delimiter: string, options: { to?: number } = {}): Parser {
  return parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    trim: true,
    ...options,
  });
}

/** Records with their lines; what is wrong with the file as a whole becomes an ImportError. */
async function* readRecords(path: string, parser: Parser): AsyncGenerator<Numbered> {
  const file = createReadStream(path);
  file.on("error", (error) => parser.destroy(error));
  try {
    for await (const numbered of file.pipe(parser)) yield numbered as Numbered;
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    file.destroy();
  }
}

/** The delimiter that parts the first line into the most columns. */
async function detectDelimiter(path: string): Promise<string> {
  let file;
  try {
    file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const [first = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n/, 1);
    const columns = (delimiter: string) => first.split(delimiter).length;
    return DELIMITERS.reduce((best, next) => (columns(next) > columns(best) ? next : best));
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    await file?.close();
  }
}

/**
 * Looks at the head of a sales file.
 * @throws ImportError when it can't be read or is empty
 */
export async function inspectSalesFile(path: string, delimiter?: string): Promise<SalesFile> {
  if (delimiter === "") throw new ImportError("--delimiter must be a character.");
  const used = delimiter ?? (await detectDelimiter(path));
  const records: string[][] = [];
  for await (const { record } of readRecords(path, createParser(used, { to: SAMPLE_ROWS + 1 }))) {
    records.push(record);
  }
  const [header, ...sample] = records;
  if (!header) throw new ImportError(`${path} is empty.`);
  return { path, delimiter: used, header, sample };
}

/**
 * Reads the sales of a file, a batch at a time.
 * @param onReject told of every row that can't be taken
 * @param onProgress told how many rows have been read
 */
export async function* readSalesFile(
  file: SalesFile,
  plan: ImportPlan,
  onReject: (reject: Reject) => void,
  onProgress: (rows: number) => void = () => undefined,
): AsyncGenerator<NumberedSale[]> {
  let batch: NumberedSale[] = [];
  let rows = -1;
  for await (const { record, info } of readRecords(file.path, createParser(file.delimiter))) {
    rows++;
    if (rows === 0) continue;
    const line = info.lines;
    if (record.length === file.header.length) {
      const row = readRow(record, plan);
      if ("sale" in row) batch.push({ line, sale: row.sale });
      else onReject({ line, reason: row.reason });
    } else {
      const reason = `${record.length} columns where the header has ${file.header.length}`;
      onReject({ line, reason });
    }
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
    if (rows % 50_000 === 0) onProgress(rows);
  }
  onProgress(Math.max(0, rows));
  if (batch.length > 0) yield batch;
}

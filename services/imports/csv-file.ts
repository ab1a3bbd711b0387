import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { type CsvError, type Info, parse } from "csv-parse";
import { codeOf } from "#lib/errors.ts";
import { ImportError } from "#lib/import/import-error.ts";
import { cleanText } from "#lib/text/clean-text.ts";
import { decodeText } from "./decode-text.ts";

export interface CsvFormat {
  delimiter: string;
  /** Whether quotation marks enclose values (the default) or are text. */
  quotes?: boolean | undefined;
  // Messages by system error code. Other errors keep their own message.
  reasons?: Readonly<Record<string, string>>;
}

export interface CsvRecord {
  values: string[];
  firstLine: number;
  lastLine: number;
}

export interface ReadingProgress {
  rows: number;
  // Part of the file read, from 0 to 1. Stays 0 until the end for an unknown size.
  part: number;
  isDone: boolean;
}

// A misplaced quotation mark, so that the end of the quoted text is unknown.
export class MisquotedError extends ImportError {
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file} can't be read: line ${line} ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

const BATCH_ROWS = 1000;
const DELIMITERS = [",", ";", "\t", "|"];
const HEAD_BYTES = 64 * 1024;
// A longer record means a quotation mark that is never closed.
const MAX_RECORD = 64 * 1024;

function unreadable(file: string, error: unknown, reasons: CsvFormat["reasons"]): ImportError {
  const message = error instanceof Error ? error.message : String(error);
  const reason = reasons?.[codeOf(error) ?? ""] ?? message.replace(/[\p{Cc}\uFFFD]/gu, "");
  return new ImportError(`${file} can't be read: ${reason}`, { cause: error });
}

function explainMisquoted(error: CsvError): string {
  if (error.code === "CSV_MAX_RECORD_SIZE") {
    return "is longer than 64 KB, so a quotation mark is probably never closed; nothing after it was read";
  }
  return "has a misplaced quotation mark (put a value that contains one in quotation marks, and double it); nothing after it was read";
}

const count = (values: readonly string[], pattern: RegExp) =>
  values.reduce((sum, value) => sum + (value.match(pattern)?.length ?? 0), 0);

// The parser counts a CR LF within quotation marks as two lines. This corrects its count.
function createLineCounter() {
  let parserLines = 0;
  let excess = 0;
  return {
    next(values: readonly string[], lines: number): { firstLine: number; lastLine: number } {
      const isOnOneLine = lines === parserLines + 1;
      parserLines = lines;
      if (!isOnOneLine) excess += count(values, /\r\n/g);
      const lastLine = lines - excess;
      return {
        firstLine: isOnOneLine ? lastLine : lastLine - count(values, /\r\n|\n|\r/g),
        lastLine,
      };
    },
    lineOf: (lines: number) => lines - excess,
  };
}

function createParser({ delimiter, quotes = true }: CsvFormat, recordLimit: number | undefined) {
  let lastLine = 0;
  const misquoted = { fromLine: Infinity, reason: "" };
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: MAX_RECORD,
    quote: quotes ? '"' : null,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    to: recordLimit,
    on_record: (record, { lines }) => {
      if (misquoted.fromLine === Infinity) lastLine = lines;
      return record;
    },
    // The parser continues after such a record, but callers must stop there.
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error && misquoted.fromLine === Infinity) {
        misquoted.fromLine = lastLine + 1;
        misquoted.reason = explainMisquoted(error);
      }
      return undefined;
    },
  });
  return { parser, misquoted };
}

/**
 * Reads the records of a CSV file in batches, including the header.
 * @param recordLimit maximum number of records
 * @throws MisquotedError after the records before it, ImportError when the file can't be read
 */
export async function* readCsv(
  file: string,
  format: CsvFormat,
  onProgress: (progress: ReadingProgress) => void = () => undefined,
  recordLimit?: number,
): AsyncGenerator<CsvRecord[]> {
  const { parser, misquoted } = createParser(format, recordLimit);
  let batch: CsvRecord[] = [];
  let rows = -1;
  const lineCounter = createLineCounter();
  let source;
  try {
    const { size } = await stat(file);
    source = createReadStream(file);
    // pipeline() turns failures into errors of the parser, which the loop below catches.
    const numbered: AsyncIterable<{ record: string[]; info: Info }> = pipeline(
      source,
      decodeText,
      parser,
      () => undefined,
    );
    for await (const { record: values, info } of numbered) {
      if (info.lines >= misquoted.fromLine) break;
      batch.push({ values: values.map(cleanText), ...lineCounter.next(values, info.lines) });
      rows += 1;
      if (rows === 0 || rows % BATCH_ROWS !== 0) continue;
      yield batch;
      batch = [];
      const part = size > 0 ? Math.min(1, source.bytesRead / size) : 0;
      onProgress({ rows, part, isDone: false });
    }
  } catch (error) {
    throw unreadable(file, error, format.reasons);
  } finally {
    source?.destroy();
  }
  if (batch.length > 0) yield batch;
  if (misquoted.fromLine !== Infinity) {
    throw new MisquotedError(file, lineCounter.lineOf(misquoted.fromLine), misquoted.reason);
  }
  onProgress({ rows: Math.max(0, rows), part: 1, isDone: true });
}

/**
 * Reads a file's first records as a sample.
 * @throws ImportError when the file can't be read or is empty
 */
export async function readHead(
  file: string,
  format: CsvFormat,
  rows: number,
): Promise<{ header: string[]; sample: string[][] }> {
  const records: string[][] = [];
  for await (const batch of readCsv(file, format, undefined, rows + 1)) {
    records.push(...batch.map(({ values }) => values));
  }
  const [header, ...sample] = records;
  if (!header) throw new ImportError(`${file} is empty.`);
  return { header, sample };
}

export async function detectDelimiter(
  file: string,
  reasons?: CsvFormat["reasons"],
): Promise<string> {
  try {
    const source: AsyncIterable<Buffer> = createReadStream(file, { end: HEAD_BYTES - 1 });
    const head = await text(decodeText(source));
    const [first = ""] = head.split(/\r?\n|\r/, 1);
    const columns = (delimiter: string) => first.split(delimiter).length;
    return DELIMITERS.reduce((best, next) => (columns(next) > columns(best) ? next : best));
  } catch (error) {
    throw unreadable(file, error, reasons);
  }
}

import "server-only";
import type { Sql } from "postgres";
import { importAddresses } from "#db/queries/addresses.ts";
import { type ImportedAddress, layoutOf, readAddress } from "#lib/addresses/address-row.ts";
import { geoJsonReader } from "#lib/addresses/geojson-line.ts";
import { RefusalTally } from "#lib/addresses/refusal-tally.ts";
import { ImportError } from "#lib/import/import-error.ts";
import type { SaleField } from "#lib/valuation/import/column-names.ts";
import {
  type CsvFormat,
  detectDelimiter,
  MisquotedError,
  readCsv,
  readHead,
  type ReadingProgress,
} from "./csv-file.ts";

export { countAddresses, deleteAddresses } from "#db/queries/addresses.ts";

interface AddressesImport {
  /** Values for files without these columns. */
  state?: string | undefined;
  city?: string | undefined;
  dryRun: boolean;
  onRead: (progress: ReadingProgress) => void;
}

export interface AddressesImported {
  added: number;
  changed: number;
  /** Rows that change nothing: stored already, or repeated in the file. */
  unchanged: number;
  refused: RefusalTally;
}

const REASONS = { ENOENT: "there is no such file", EISDIR: "it is a folder" };
// Each line as one value.
const LINES: CsvFormat = { delimiter: "\x1e", quotes: false, reasons: REASONS };

type RowReading = ReturnType<typeof readAddress>;

async function formatOf(file: string): Promise<{ format: CsvFormat; isGeoJson: boolean }> {
  const { header } = await readHead(file, LINES, 0);
  if (header[0]?.startsWith("{")) return { format: LINES, isGeoJson: true };
  const delimiter = await detectDelimiter(file, REASONS);
  return { format: { delimiter, reasons: REASONS }, isGeoJson: false };
}

/** Returns a function that reads the records of a file in order; null for the header. */
function recordReader(isGeoJson: boolean, constants: ReadonlyMap<SaleField, string>) {
  if (isGeoJson) {
    const read = geoJsonReader(constants);
    return ([line = ""]: readonly string[]) => read(line);
  }
  let layout: ReturnType<typeof layoutOf> | undefined;
  return (values: readonly string[]): RowReading | null => {
    if (layout) return readAddress(values, layout);
    layout = layoutOf(values, constants);
    return null;
  };
}

async function* readBatches(
  file: string,
  { state, city, onRead }: AddressesImport,
  tally: RefusalTally,
): AsyncGenerator<ImportedAddress[]> {
  const { format, isGeoJson } = await formatOf(file);
  const constants = new Map<SaleField, string>();
  if (state !== undefined) constants.set("state", state);
  if (city !== undefined) constants.set("city", city);
  const read = recordReader(isGeoJson, constants);
  for await (const records of readCsv(file, format, onRead)) {
    const batch: ImportedAddress[] = [];
    for (const { values, lastLine } of records) {
      const reading = read(values);
      if (reading === null) continue;
      tally.add(lastLine, "reason" in reading ? reading.reason : null);
      if ("row" in reading) batch.push(reading.row);
    }
    if (batch.length > 0) yield batch;
  }
  tally.requireSense();
}

/**
 * Imports the coordinates of addresses from a CSV file or lines of GeoJSON, all usable rows or none.
 * @throws ImportError when the file can't be read, or most of its rows can't be used
 */
export async function importAddressesFile(
  client: Sql,
  file: string,
  options: AddressesImport,
): Promise<AddressesImported> {
  const refused = new RefusalTally();
  try {
    const stored = await importAddresses(client, readBatches(file, options, refused), options);
    return { ...stored, unchanged: refused.used - stored.added - stored.changed, refused };
  } catch (error) {
    if (!(error instanceof MisquotedError)) throw error;
    const { line } = error;
    throw new ImportError(
      `${file} can't be read: line ${line} is longer than 64 KB or has a misplaced quotation mark. A GeoJSON file must have one feature per line.`,
      { cause: error },
    );
  }
}

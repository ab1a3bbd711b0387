import "server-only";
import type { connect } from "#db/client.ts";
import type { ImportOptions, ImportOutcome } from "#db/bulk-import.ts";
import { listContractorTypes } from "#db/queries/contractors.ts";
import { importContractors } from "#db/queries/contractors-import.ts";
import {
  type ImportedContractor,
  mapColumns,
  readContractor,
} from "#lib/contractors/import-row.ts";
import type { ContractorTypeView } from "#lib/schemas/contractors.ts";
import { type ReadingOptions, readRows, type RowFormat } from "./read-rows.ts";

const contractorsFormat = (
  types: readonly ContractorTypeView[],
): RowFormat<ImportedContractor> => ({
  delimiter: ",",
  numberedBy: "firstLine",
  refusesMisquoted: true,
  readHeader: (header) => {
    const columns = mapColumns(header);
    return (values) => readContractor(values, columns, types);
  },
  describeWidth: (found, expected) =>
    `has ${found} ${found === 1 ? "value" : "values"} where the first line has ${expected}`,
});

/**
 * Imports the businesses of a CSV file, all or none.
 * @throws ImportError when the file can't be read, RowsRefusedError when a row is invalid
 */
export async function importContractorsFile(
  { client, db }: ReturnType<typeof connect>,
  file: string,
  options: ImportOptions & ReadingOptions,
): Promise<ImportOutcome> {
  const format = contractorsFormat(await listContractorTypes(db));
  return importContractors(client, readRows(file, format, options), options);
}

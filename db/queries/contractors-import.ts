import type { Sql } from "postgres";
import {
  importRows,
  type ImportOptions,
  type ImportOutcome,
  type ImportTarget,
} from "#db/bulk-import.ts";
import { contractors } from "#db/schema/index.ts";
import type { ImportedContractor } from "#lib/contractors/import-row.ts";
import type { NumberedRow } from "#lib/import/rows.ts";

// A business is identified by type, name, address and place; its first row counts.
const CONTRACTORS: ImportTarget<typeof contractors> = {
  table: contractors,
  key: [contractors.placeKey, contractors.businessKey],
  countedRepeat: "first",
  agreement: {
    expression: String.raw`regexp_replace(phone_number, '\D', '', 'g')`,
    describeConflict: (line) =>
      `is the same business as line ${line}, with a different phone_number`,
  },
};

export function importContractors(
  client: Sql,
  batches: AsyncIterable<readonly NumberedRow<ImportedContractor>[]>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  return importRows(client, CONTRACTORS, batches, options);
}

import { fieldErrors } from "#lib/validation.ts";
import { type ColumnMapping, findColumns, normalizeName } from "#lib/import/columns.ts";
import { ImportError } from "#lib/import/import-error.ts";
import { explainSize } from "#lib/import/row-size.ts";
import { explainUnreadable, type RowReading } from "#lib/import/rows.ts";
import {
  type ContractorRow,
  contractorRow,
  type ContractorTypeView,
} from "#lib/schemas/contractors.ts";

const COLUMNS: Record<keyof ContractorRow, string> = {
  name: "name",
  addressLine1: "address_line_1",
  addressLine2: "address_line_2",
  city: "city",
  state: "state",
  phoneNumber: "phone_number",
  contractorType: "contractor_type",
};
const FIELDS = Object.keys(COLUMNS) as (keyof ContractorRow)[];
const OPTIONAL: ReadonlySet<keyof ContractorRow> = new Set(["addressLine2"]);

const NAMES = Object.fromEntries(FIELDS.map((field) => [field, [normalizeName(COLUMNS[field])]]));

export type ImportedContractor = Omit<ContractorRow, "contractorType" | "addressLine2"> & {
  addressLine2: string | null;
  contractorTypeId: number;
};

const collapse = (value: string) => value.replace(/\s+/g, " ").trim();

/** @throws ImportError if the header lacks a column or has one twice */
export function mapColumns(header: readonly string[]): ColumnMapping<keyof ContractorRow> {
  const names = header.map(normalizeName);
  const columns = findColumns<keyof ContractorRow>(header, NAMES);
  for (const field of columns.keys()) {
    const [name = ""] = NAMES[field] ?? [];
    if (names.indexOf(name) !== names.lastIndexOf(name)) {
      throw new ImportError(`The header lists the column ${COLUMNS[field]} twice.`);
    }
  }
  const missing = FIELDS.filter((field) => !columns.has(field) && !OPTIONAL.has(field));
  if (missing.length === 0) return columns;
  const named = missing.map((field) => COLUMNS[field]).join(", ");
  throw new ImportError(`The first line must list the column names. Missing: ${named}.`);
}

function findType(written: string, types: readonly ContractorTypeView[]): number | undefined {
  const name = normalizeName(written);
  return types.find((type) => String(type.id) === written || normalizeName(type.name) === name)?.id;
}

export function readContractor(
  record: readonly string[],
  columns: ColumnMapping<keyof ContractorRow>,
  types: readonly ContractorTypeView[],
): RowReading<ImportedContractor> {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, collapse(record[columns.get(field) ?? -1] ?? "")]),
  );
  const unreadable = explainUnreadable(record);
  if (unreadable) return { reason: unreadable };
  const parsed = contractorRow.safeParse(values);
  const typeId = findType(values.contractorType ?? "", types);
  const reasons = parsed.success
    ? []
    : Object.entries(fieldErrors(parsed.error)).map(([field, message]) => explain(field, message));
  if (values.contractorType && typeId === undefined) {
    const known = types.map(({ id, name }) => `${id} (${name})`).join(", ");
    reasons.push(`contractor_type "${shorten(values.contractorType)}" must be one of ${known}`);
  }
  const tooLong = parsed.success ? explainSize(Object.values(parsed.data)) : null;
  if (tooLong) reasons.push(tooLong);
  if (!parsed.success || typeId === undefined || tooLong) return { reason: reasons.join("; ") };
  const { contractorType: _, addressLine2, ...contractor } = parsed.data;
  return { row: { ...contractor, addressLine2: addressLine2 || null, contractorTypeId: typeId } };
}

const shorten = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

// General messages don't name a field, so put the column in front.
function explain(field: string, message: string): string {
  const column = COLUMNS[field as keyof ContractorRow];
  if (message.startsWith(column)) return message;
  return `${column} ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

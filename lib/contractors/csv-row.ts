import { fieldErrors } from "#lib/validation.ts";
import {
  type ContractorRow,
  contractorRow,
  type ContractorTypeView,
} from "#lib/schemas/contractors.ts";

/** The columns of an operator's file, by the field that each fills (docs/contractors-csv.md). */
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

/** What an import stores of a row. */
export type ImportedContractor = Omit<ContractorRow, "contractorType"> & {
  contractorTypeId: number;
};

export type Columns = Map<keyof ContractorRow, number>;

/** "Address Line 1", "address_line_1" and "addressLine1" are one name. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const collapse = (value: string) => value.replace(/\s+/g, " ").trim();

/**
 * Finds the columns of a header, in any order; others are left alone.
 * @returns where each field stands, or a sentence that says what is wrong
 */
export function findColumns(header: readonly string[]): Columns | string {
  const names = header.map(plain);
  const columns: Columns = new Map();
  for (const field of FIELDS) {
    const wanted = plain(COLUMNS[field]);
    const index = names.indexOf(wanted);
    if (index !== names.lastIndexOf(wanted)) {
      return `The header names the column ${COLUMNS[field]} twice.`;
    }
    if (index >= 0) columns.set(field, index);
  }
  const missing = FIELDS.filter((field) => !columns.has(field) && !OPTIONAL.has(field));
  if (missing.length === 0) return columns;
  const named = missing.map((field) => COLUMNS[field]).join(", ");
  return `The first line must name the columns; it lacks ${named}.`;
}

/** The id of a type that a file names by its id or by its name, in any case; undefined for another. */
function findType(written: string, types: readonly ContractorTypeView[]): number | undefined {
  const name = plain(written);
  return types.find((type) => String(type.id) === written || plain(type.name) === name)?.id;
}

/**
 * Reads one row.
 * @param record the values of the row, as many as the header has
 * @returns the business, or every reason for which it can't be taken
 */
export function readContractor(
  record: readonly string[],
  columns: Columns,
  types: readonly ContractorTypeView[],
): { contractor: ImportedContractor } | { reason: string } {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, collapse(record[columns.get(field) ?? -1] ?? "")]),
  );
  if (record.some((value) => value.includes("\ufffd"))) {
    return { reason: "holds bytes that are not UTF-8: save the file as UTF-8" };
  }
  const parsed = contractorRow.safeParse(values);
  const typeId = findType(values.contractorType ?? "", types);
  const reasons = parsed.success
    ? []
    : Object.entries(fieldErrors(parsed.error)).map(([field, message]) => explain(field, message));
  if (values.contractorType && typeId === undefined) {
    const known = types.map(({ id, name }) => `${id} (${name})`).join(", ");
    reasons.push(`contractor_type "${shorten(values.contractorType)}" is none of ${known}`);
  }
  if (!parsed.success || typeId === undefined) return { reason: reasons.join("; ") };
  const { contractorType: _, ...contractor } = parsed.data;
  return { contractor: { ...contractor, contractorTypeId: typeId } };
}

const shorten = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/** Messages of the general rules name no field: put the column in front. */
function explain(field: string, message: string): string {
  const column = COLUMNS[field as keyof ContractorRow];
  if (message.startsWith(column)) return message;
  return `${column} ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

import { asCsv } from "#lib/text/csv.ts";

type Row = Readonly<Record<string, unknown>>;

// "startsAt" becomes "Starts at".
function headOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Formats database rows as CSV. Times are in UTC, lists and objects in JSON. */
export function rowsAsCsv(rows: readonly Row[]): string {
  const fields = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => fields.map((field) => textOf(row[field])));
  return asCsv([fields.map(headOf), ...cells]);
}

export interface FieldRow<Of> {
  /** Path in the exported listing. */
  from: string;
  name: string;
  /** Name in the standard; null if it has none. */
  field: string | null;
  /** How the value is converted, or why it is left out. */
  how: string;
  /** Undefined and null: nothing to export. */
  value: (of: Of) => string | number | boolean | readonly string[] | null | undefined;
}

/** The name of data that can't be exported, and the reason. */
export interface LeftOut {
  name: string;
  value: string;
  reason: string;
}

export const SAME = "Unchanged";
export const NOT_ZERO = "Unchanged; 0 is omitted";

/** Converts an object to fields, without empty ones. */
export function fieldsOf<Of>(rows: readonly FieldRow<Of>[], of: Of): Record<string, unknown> {
  const entries = rows.map(({ field, value }) => [field, value(of)] as const);
  return Object.fromEntries(
    entries.filter(([field, value]) => field !== null && value !== null && value !== undefined),
  );
}

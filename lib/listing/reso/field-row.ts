/** A field of what is exported, and what the standard has for it. */
export interface FieldRow<Of> {
  /** Where it stands in the listing. */
  from: string;
  /** As the product calls it. */
  name: string;
  /** As the standard calls it; null: it has no field for it. */
  field: string | null;
  /** How the one is made of the other, or why it is left out. */
  how: string;
  /** Undefined and null: there is nothing to export, or to tell of. */
  value: (of: Of) => string | number | boolean | readonly string[] | null | undefined;
}

/** What an export can't carry: as the product calls it, and why. */
export interface LeftOut {
  name: string;
  value: string;
  reason: string;
}

export const SAME = "As it is";
export const NOT_ZERO = "As it is; 0 is left out";

/** What the rows make of one thing: only what there is. */
export function fieldsOf<Of>(rows: readonly FieldRow<Of>[], of: Of): Record<string, unknown> {
  const entries = rows.map(({ field, value }) => [field, value(of)] as const);
  return Object.fromEntries(
    entries.filter(([field, value]) => field !== null && value !== null && value !== undefined),
  );
}

/** Longest text, in UTF-16 units, that a field without a rule of its own may hold. */
export const MAX_TEXT = 200;

export const CANNOT_BE_STORED = "Contains a character we can't save";

/** True for text that PostgreSQL stores as it is: no NUL and no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

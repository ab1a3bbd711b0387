/** Default limit for text fields, in UTF-16 units. */
export const MAX_TEXT = 200;

export const CANNOT_BE_STORED = "Contains a character we can't save";

/** Returns whether PostgreSQL can store the text: no NUL and no unpaired surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

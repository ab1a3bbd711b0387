// An index holds whole rows, and an entry of an index has at most 2,704 bytes.
const MAX_BYTES = 1_800;

/** Why a row with these texts can't be stored, or null. */
export function explainSize(texts: readonly (string | null)[]): string | null {
  const bytes = new TextEncoder().encode(texts.join("")).length;
  return bytes > MAX_BYTES ? `has more text than we can store: ${bytes} bytes` : null;
}

// An index entry has at most 2,704 bytes, and the index covers whole rows.
const MAX_BYTES = 1_800;

/** Returns why a row with these texts is too large to store, or null. */
export function explainSize(texts: readonly (string | null)[]): string | null {
  const bytes = new TextEncoder().encode(texts.join("")).length;
  return bytes > MAX_BYTES ? `has more text than we can store: ${bytes} bytes` : null;
}

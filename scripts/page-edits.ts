/** A change of a page: what stands from one character up to another becomes a text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

const byPlace = (a: Edit, b: Edit) => a.from - b.from;

/** @param edits of places that are apart from each other */
export function applyEdits(page: string, edits: readonly Edit[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted(byPlace)) {
    text += page.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + page.slice(at);
}

/**
 * As `applyEdits`, of a page of bytes, without making a text of it.
 * @param edits their places count bytes, and their texts have a character for each byte (Node's "latin1")
 */
export function applyEditsToBytes(page: Buffer, edits: readonly Edit[]): Buffer {
  const grown = edits.reduce((sum, { from, to, text }) => sum + text.length - (to - from), 0);
  const edited = Buffer.allocUnsafe(page.length + grown);
  let at = 0;
  let end = 0;
  for (const edit of edits.toSorted(byPlace)) {
    end += page.copy(edited, end, at, edit.from);
    end += edited.write(edit.text, end, "latin1");
    at = edit.to;
  }
  page.copy(edited, end, at);
  return edited;
}

const LINE_END = "\r\n";
// Without it Excel reads UTF-8 as Windows-1252.
const BYTE_ORDER_MARK = "\uFEFF";
const UNSEEN_AT_START = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/** Whether a spreadsheet could run a cell as a formula, full-width and small signs included. */
const isFormula = (value: string) =>
  /^[\t\r]/.test(value) ||
  /^[=+\-\u2212@]/.test(value.replace(UNSEEN_AT_START, "").slice(0, 1).normalize("NFKC"));

/** A value as CSV holds it (RFC 4180). An apostrophe keeps it from being read as a formula. */
function cell(value: string): string {
  const plain = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows of a table as CSV in UTF-8 with a byte order mark, each row with its line end. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(",") + LINE_END).join("");

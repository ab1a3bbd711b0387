const LINE_END = "\r\n";
// Without it Excel reads UTF-8 as Windows-1252.
const BYTE_ORDER_MARK = "\uFEFF";
const UNSEEN_AT_START = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * Returns whether a spreadsheet could run a cell as a formula, including full-width and small
 * signs.
 */
const isFormula = (value: string) =>
  /^[\t\r]/.test(value) ||
  /^[=+\-\u2212@]/.test(value.replace(UNSEEN_AT_START, "").slice(0, 1).normalize("NFKC"));

/**
 * Formats a value by RFC 4180. A leading apostrophe keeps spreadsheets from reading it as a
 * formula.
 */
function cell(value: string): string {
  const plain = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Formats rows as CSV in UTF-8, with a byte order mark and a line end after each row. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(",") + LINE_END).join("");

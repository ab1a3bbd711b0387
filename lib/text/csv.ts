const LINE_END = "\r\n";

/**
 * A value as CSV holds it (RFC 4180). What a table program would take for a formula gets an apostrophe
 * before it: visitors write some of these.
 */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows of a table as CSV, each with its line end. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(",") + LINE_END).join("");

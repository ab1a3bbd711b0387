export interface NumberedRow<Row> {
  line: number;
  row: Row;
}

export type RowReading<Row> = { row: Row } | { reason: string };

/** `leftOut` says why a valid row is skipped. */
export type FilteredReading<Row> =
  RowReading<Row> | { leftOut: string } | { row: Row; reason: string };

const REPLACEMENT = "\uFFFD";

/** Returns why a row with undecodable bytes can't be imported, or null. */
export const explainUnreadable = (values: readonly string[]): string | null =>
  values.some((value) => value.includes(REPLACEMENT))
    ? "has characters we can't read. Save the file as UTF-8"
    : null;

export interface NumberedRow<Row> {
  line: number;
  row: Row;
}

export type RowReading<Row> = { row: Row } | { reason: string };

/** `leftOut` says why a row is passed over that is no mistake of the file. */
export type FilteredReading<Row> =
  RowReading<Row> | { leftOut: string } | { row: Row; reason: string };

const REPLACEMENT = "\uFFFD";

/** Why a row with these values can't be taken, where bytes of them couldn't be decoded; else null. */
export const explainUnreadable = (values: readonly string[]): string | null =>
  values.some((value) => value.includes(REPLACEMENT))
    ? "has characters we can't read. Save the file as UTF-8"
    : null;

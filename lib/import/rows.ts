export interface NumberedRow<Row> {
  line: number;
  row: Row;
}

export type RowReading<Row> = { row: Row } | { reason: string };

/** `leftOut` says why a row is passed over that is no mistake of the file. */
export type FilteredReading<Row> = RowReading<Row> | { leftOut: string };

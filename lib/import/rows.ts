/** A row with the line of the file that it is known by. */
export interface NumberedRow<Row> {
  line: number;
  row: Row;
}

/** A record as the row that it holds, or why it can't be taken. */
export type RowReading<Row> = { row: Row } | { reason: string };

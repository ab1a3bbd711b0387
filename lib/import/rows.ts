export interface NumberedRow<Row> {
  line: number;
  row: Row;
}

export type RowReading<Row> = { row: Row } | { reason: string };

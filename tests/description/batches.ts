const BATCH = 40;

/** A long table in batches, each with the index of its first row, so that no single test is long. */
export function batchesOf<Row>(rows: readonly Row[]): [first: number, rows: readonly Row[]][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) => {
    const first = batch * BATCH;
    return [first, rows.slice(first, first + BATCH)];
  });
}

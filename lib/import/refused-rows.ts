export interface RefusedRow {
  line: number;
  reason: string;
}

export class RefusedRows {
  readonly #kept: RefusedRow[] = [];
  readonly #keep: number;
  readonly #onAdd: (row: RefusedRow) => void;
  #count = 0;

  /**
   * @param keep the most rows kept with line and reason
   * @param onAdd called for each refused row
   */
  constructor(keep: number, onAdd: (row: RefusedRow) => void = () => undefined) {
    this.#keep = keep;
    this.#onAdd = onAdd;
  }

  add(line: number, reason: string): void {
    this.#count += 1;
    if (this.#kept.length < this.#keep) this.#kept.push({ line, reason });
    this.#onAdd({ line, reason });
  }

  addCount(count: number): void {
    this.#count += count;
  }

  get count(): number {
    return this.#count;
  }

  get listed(): readonly RefusedRow[] {
    return this.#kept.toSorted((a, b) => a.line - b.line);
  }
}

export class RowsRefusedError extends Error {
  override name = "RowsRefusedError";
  readonly refused: RefusedRows;

  constructor(refused: RefusedRows) {
    super(`${refused.count} rows were rejected.`);
    this.refused = refused;
  }
}

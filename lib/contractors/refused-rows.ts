export type RefusedRow = { line: number; reason: string };

/** The rows of a file that can't be taken: the first of them as they are, and how many in all. */
export class RefusedRows {
  readonly #kept: RefusedRow[] = [];
  readonly #keep: number;
  #count = 0;

  /** @param keep how many are remembered by line and reason, whatever the file holds */
  constructor(keep: number) {
    this.#keep = keep;
  }

  add(line: number, reason: string): void {
    this.#count += 1;
    if (this.#kept.length < this.#keep) this.#kept.push({ line, reason });
  }

  /** Adds rows that are only counted. */
  addCount(count: number): void {
    this.#count += count;
  }

  get count(): number {
    return this.#count;
  }

  /** The remembered ones, by line. */
  get listed(): readonly RefusedRow[] {
    return this.#kept.toSorted((a, b) => a.line - b.line);
  }
}

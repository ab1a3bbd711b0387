/** A part of a text in UTF-16 positions: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** Spans of one text of which no two overlap. */
export class SpanSet {
  private readonly cells: Uint8Array;

  constructor(textLength: number) {
    this.cells = new Uint8Array(textLength + 1);
  }

  /** Adds a span; false, and nothing added, where it overlaps one that is in the set. */
  add({ start, end }: Span): boolean {
    if (this.cells.subarray(start, end).includes(1)) return false;
    this.cells.fill(1, start, end);
    return true;
  }
}

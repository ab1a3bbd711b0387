/** A part of a text in UTF-16 positions: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

export const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Spans of one text that don't overlap. */
export class SpanSet {
  private readonly cells: Uint8Array;

  constructor(textLength: number) {
    this.cells = new Uint8Array(textLength + 1);
  }

  /** Adds a span. Returns false, without adding it, if it overlaps another. */
  add({ start, end }: Span): boolean {
    if (this.cells.subarray(start, end).includes(1)) return false;
    this.cells.fill(1, start, end);
    return true;
  }
}

/** Stretches of a text that are taken; one that overlaps another is refused. */
export class Taken {
  private readonly cells: Uint8Array;

  constructor(length: number) {
    this.cells = new Uint8Array(length + 1);
  }

  /** Takes a stretch; false where some of it was taken already. */
  take(start: number, end: number): boolean {
    if (!this.isFree(start, end)) return false;
    this.cells.fill(1, start, end);
    return true;
  }

  isFree(start: number, end: number): boolean {
    return !this.cells.subarray(start, end).includes(1);
  }
}

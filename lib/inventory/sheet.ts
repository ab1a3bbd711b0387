import { INVENTORY_KIND_LABELS } from "#lib/fields/inventory.ts";
import type { Drawing, Face, Mark, Measure, TextLine, TextTag } from "#lib/templates/drawing.ts";
import { fitText } from "#lib/templates/fit.ts";
import { byRoom } from "./by-room.ts";
import type { InventorySheet } from "./plain-text.ts";
import { fateText, NO_CONTRACT, NO_ITEMS } from "./words.ts";

// US letter, in points.
const PAGE = { width: 612, height: 792 };
const MARGIN = 54;
const WIDTH = PAGE.width - 2 * MARGIN;
const FOOT = 24;
const BOTTOM = PAGE.height - MARGIN - FOOT;
const INK = "#1d2521";
const QUIET = "#56605a";
const LINE = "#c9cfca";
const SIZE = 9.5;
const LINE_HEIGHT = 13;
const ROW_GAP = 7;
const COLUMNS = {
  name: { x: MARGIN, width: 176, head: "Item" },
  fate: { x: MARGIN + 188, width: 108, head: "Status" },
  note: { x: MARGIN + 308, width: WIDTH - 308, head: "Note" },
} as const;
const CANNOT_PRINT = "(a name with letters that we can't print)";

interface Words {
  tag: TextTag;
  face?: Face;
  size?: number;
  color?: string;
}

/** Pages that fill from the top and continue on the next page. */
class Pages {
  readonly pages: Mark[][] = [];
  readonly measure: Measure;
  private readonly runningHead: string;
  y = 0;

  constructor(measure: Measure, runningHead: string) {
    this.measure = measure;
    this.runningHead = runningHead;
    this.turn();
  }

  private get marks(): Mark[] {
    return this.pages.at(-1) ?? [];
  }

  turn() {
    this.pages.push([]);
    this.y = MARGIN;
    if (this.pages.length === 1) return;
    this.line(this.runningHead, MARGIN, { tag: "Artifact", size: 8.5, color: QUIET });
    this.y += 24;
  }

  has(height: number): boolean {
    return this.y + height <= BOTTOM;
  }

  /** Breaks a text into lines of a width. */
  linesOf(text: string, width: number, { face = "sans", size = SIZE }: Partial<Words> = {}) {
    const room = { width, height: Infinity };
    const fitted = fitText(
      text.replace(/\s+/g, " "),
      { face, sizes: [size, size] },
      room,
      this.measure,
    );
    return fitted.paragraphs.flat();
  }

  put(lines: readonly TextLine[], { tag, face = "sans", size = SIZE, color = INK }: Words) {
    if (lines.length > 0) this.marks.push({ kind: "text", tag, face, size, color, lines });
  }

  /** Draws a text on the current line, starting at `x`. */
  line(text: string, x: number, words: Words) {
    this.put([{ text, x, y: this.y + (words.size ?? SIZE) }], words);
  }

  rule(x: number, width: number, fill = LINE) {
    this.marks.push({ kind: "box", x, y: this.y, width, height: 0.75, fill });
  }

  paragraph(text: string, words: Words, lineHeight: number) {
    const lines = this.linesOf(text, WIDTH, words);
    if (!this.has(lines.length * lineHeight)) this.turn();
    const size = words.size ?? SIZE;
    this.put(
      lines.map((line, index) => ({
        text: line,
        x: MARGIN,
        y: this.y + index * lineHeight + size,
      })),
      words,
    );
    this.y += lines.length * lineHeight;
  }
}

const ROOM_HEAD = 46;

function roomHead(pages: Pages, label: string, isContinued: boolean) {
  const text = isContinued ? `${label} (continued)` : label;
  pages.line(text, MARGIN, {
    tag: isContinued ? "Artifact" : "H2",
    ...{ face: "sansBold", size: 12 },
  });
  pages.y += 20;
  for (const { x, head } of Object.values(COLUMNS)) {
    pages.line(head, x, { tag: "Artifact", size: 8, color: QUIET });
  }
  pages.y += 13;
  pages.rule(MARGIN, WIDTH);
  pages.y += ROW_GAP - 2;
}

function rowOf(pages: Pages, item: InventorySheet["items"][number]) {
  const isPrintable = pages.measure(item.name.replaceAll(" ", ""), "sans", SIZE) > 0;
  const fate = `${fateText(item)} (${INVENTORY_KIND_LABELS[item.kind].label.toLowerCase()})`;
  const columns = [
    { ...COLUMNS.name, text: isPrintable ? item.name : CANNOT_PRINT },
    { ...COLUMNS.fate, text: fate },
    { ...COLUMNS.note, text: item.note },
  ].map(({ text, x, width }) => ({ x, lines: pages.linesOf(text, width) }));
  const height = Math.max(...columns.map(({ lines }) => lines.length)) * LINE_HEIGHT;
  const linesAt = (y: number) =>
    columns.flatMap(({ x, lines }) =>
      lines.map((text, index) => ({ text, x, y: y + index * LINE_HEIGHT + SIZE })),
    );
  return { height, linesAt };
}

function list(pages: Pages, items: InventorySheet["items"]) {
  for (const { label, items: ofRoom } of byRoom(items)) {
    const rows = ofRoom.map((item) => rowOf(pages, item));
    if (!pages.has(ROOM_HEAD + (rows[0]?.height ?? 0))) pages.turn();
    roomHead(pages, label, false);
    for (const { height, linesAt } of rows) {
      if (!pages.has(height)) {
        pages.turn();
        roomHead(pages, label, true);
      }
      pages.put(linesAt(pages.y), { tag: "LI" });
      pages.y += height + ROW_GAP - 2;
      pages.rule(MARGIN, WIDTH, "#e6e9e6");
      pages.y += ROW_GAP - 2;
    }
    pages.y += 14;
  }
}

const SIGNED = ["Signature", "Printed name", "Date"];
const SIGN_ROW = 44;
const SIGN_HEIGHT = SIGN_ROW * SIGNED.length + 24;
const SIGN_WIDTH = (WIDTH - 36) / 2;

// The parties are side by side, and a screen reader reads each one completely.
function signatures(pages: Pages) {
  const top = pages.y;
  for (const [index, party] of ["Seller", "Buyer"].entries()) {
    const x = MARGIN + index * (SIGN_WIDTH + 36);
    pages.y = top;
    pages.line(party, x, { tag: "H2", face: "sansBold", size: 12 });
    for (const [row, what] of SIGNED.entries()) {
      pages.y = top + (row + 1) * SIGN_ROW + 6;
      pages.rule(x, SIGN_WIDTH, INK);
      pages.y += 4;
      pages.line(what, x, { tag: "P", size: 8.5, color: QUIET });
    }
  }
  pages.y = top + SIGN_HEIGHT;
}

function pageNumbers(pages: Pages) {
  const count = pages.pages.length;
  for (const [index, marks] of pages.pages.entries()) {
    const text = `Page ${index + 1} of ${count}`;
    const x = MARGIN + WIDTH - pages.measure(text, "sans", 8.5);
    const lines = [{ text, x, y: PAGE.height - MARGIN }];
    marks.push({ kind: "text", tag: "Artifact", face: "sans", size: 8.5, color: QUIET, lines });
  }
}

const INTRODUCTION =
  "What the seller and buyer agree on: what is included in the price, what the seller is taking, and what is for sale separately.";

/** Draws the list by room on US letter pages, with signature lines for two parties. */
export function drawInventory({ address, day, items }: InventorySheet, measure: Measure): Drawing {
  const title = `Inventory: ${address}`;
  const [head = title] = fitText(
    title,
    { face: "sans", sizes: [8.5, 8.5], mostLines: 1 },
    { width: WIDTH, height: 20 },
    measure,
  ).paragraphs.flat();
  const pages = new Pages(measure, head);
  const heading = { tag: "H1", face: "serif", size: 22 } as const;
  pages.paragraph("Inventory", heading, 30);
  pages.y += 4;
  pages.paragraph(address, { tag: "P", face: "sansBold", size: 11 }, 15);
  pages.paragraph(`As of ${day}`, { tag: "P", color: QUIET }, 15);
  pages.y += 8;
  pages.paragraph(INTRODUCTION, { tag: "P" }, 14);
  pages.y += 20;
  if (items.length === 0) {
    pages.paragraph(NO_ITEMS, { tag: "P" }, 14);
    pages.y += 14;
  }
  list(pages, items);
  const said = pages.linesOf(NO_CONTRACT, WIDTH).length * 14;
  // Keep the signatures on the same page as the notice they refer to.
  if (!pages.has(said + 22 + SIGN_HEIGHT)) pages.turn();
  pages.paragraph(NO_CONTRACT, { tag: "P" }, 14);
  pages.y += 22;
  signatures(pages);
  pageNumbers(pages);
  return { title, ...PAGE, bleed: 0, pages: pages.pages };
}

import { RECEIPT_STATES } from "#lib/fields/receipts.ts";
import { formatCents, formatDate } from "#lib/format.ts";
import { chargeSentence } from "#lib/plans/price.ts";
import type { ReceiptView } from "#lib/schemas/billing.ts";
import type { Drawing, Mark, Measure } from "#lib/templates/drawing.ts";
import { fitText } from "#lib/templates/fit.ts";

// US letter, in points.
const PAGE = { width: 612, height: 792 };
const MARGIN = 72;
const LABELED = 130;
const VALUES = PAGE.width - 2 * MARGIN - LABELED;
const INK = "#1d2521";
const QUIET = "#56605a";
const SIZE = 11;
const LINE_HEIGHT = 16;
const GAP = 10;

const TEST = "Test payment: nothing was charged, because no payment provider is set up.";

interface Sheet extends Omit<ReceiptView, "date"> {
  date: Date;
  providerId: string;
  monthlyCost: number | null;
  /** Of the payer. */
  email: string;
  name: string | null;
}

/** Returns whether a receipt is of a payment in the sandbox. */
export const isTestReceipt = ({ providerId }: Pick<Sheet, "providerId">): boolean =>
  providerId.startsWith("sandbox_");

function rowsOf(sheet: Sheet): [label: string, value: string][] {
  const { amount, refunded, state } = sheet;
  return [
    ["Receipt number", sheet.number],
    ["Date", formatDate(sheet.date.toISOString())],
    ...(sheet.name ? [["Paid by", sheet.name] satisfies [string, string]] : []),
    ["Account", sheet.email],
    ["For", sheet.description],
    ["Amount", formatCents(amount)],
    ...(refunded > 0 ? [["Refunded", formatCents(refunded)] satisfies [string, string]] : []),
    ["Status", RECEIPT_STATES[state]],
  ];
}

/** Draws a receipt on one US letter page. */
export function drawReceipt(sheet: Sheet, measure: Measure): Drawing {
  const marks: Mark[] = [];
  let y = MARGIN;
  const write = (
    lines: readonly string[],
    x: number,
    {
      tag = "P",
      face = "sans",
      size = SIZE,
      color = INK,
    }: Partial<Extract<Mark, { kind: "text" }>>,
  ) => {
    const placed = lines.map((text, index) => ({ text, x, y: y + size + index * LINE_HEIGHT }));
    marks.push({ kind: "text", tag, face, size, color, lines: placed });
  };
  const linesOf = (text: string, width: number) => {
    const style = { face: "sans", sizes: [SIZE, SIZE] } as const;
    return fitText(text, style, { width, height: Infinity }, measure).paragraphs.flat();
  };
  write(["Porchlight"], MARGIN, { face: "sansBold", color: QUIET });
  y += 30;
  write(["Receipt"], MARGIN, { tag: "H1", face: "serif", size: 24 });
  y += 52;
  for (const [label, value] of rowsOf(sheet)) {
    const lines = linesOf(value, VALUES);
    write([label], MARGIN, { color: QUIET });
    write(lines, MARGIN + LABELED, {});
    y += Math.max(1, lines.length) * LINE_HEIGHT + GAP;
  }
  y += GAP;
  if (sheet.monthlyCost !== null) {
    write(linesOf(chargeSentence(sheet.monthlyCost), PAGE.width - 2 * MARGIN), MARGIN, {});
    y += LINE_HEIGHT + GAP;
  }
  if (isTestReceipt(sheet)) {
    write(linesOf(TEST, PAGE.width - 2 * MARGIN), MARGIN, { face: "sansBold" });
  }
  return { title: `Receipt ${sheet.number}`, ...PAGE, bleed: 0, pages: [marks] };
}

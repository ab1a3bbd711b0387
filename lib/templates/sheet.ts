import { EQUAL_HOUSING, HOUSE } from "#lib/equal-housing.ts";
import { INK } from "./colors.ts";
import type { Fact } from "#lib/listing/page-text.ts";
import type { TemplateContent, TemplatePhoto } from "./content.ts";
import type { Area, Mark, Measure, TextTag } from "./drawing.ts";
import { fitText, type Fitted, type Style } from "./fit.ts";
import { printable } from "./letters.ts";

export interface TextOptions extends Style {
  tag?: TextTag;
  color?: string;
  align?: "left" | "center" | "right";
  /** Vertical position of a text that doesn't fill its area. */
  at?: "top" | "middle" | "bottom";
}

// Returns the baseline's distance from the top of a line, which centers the letters in it.
const footOf = (size: number, lineHeight: number) => (lineHeight - size) / 2 + size * 0.84;

/** Of a figure's label, relative to the figure. */
const LABEL_SIZE = 0.48;

const INDENT = { P: 0, H1: 0, H2: 0, LI: 1, Artifact: 0 } as const;

/** The elements of one page, and methods to add them. All text is fitted to its area. */
export class Sheet {
  readonly marks: Mark[] = [];
  readonly measure: Measure;

  constructor(measure: Measure) {
    this.measure = measure;
  }

  box(area: Area, fill: string, look: { opacity?: number; radius?: number; fades?: boolean } = {}) {
    this.marks.push({ kind: "box", fill, ...look, ...area });
  }

  /** @returns the text's height, 0 if it is empty */
  text(text: string, area: Area, options: TextOptions): number {
    const shown = printable(text, options.face);
    if (shown.trim() === "" || area.width <= 0 || area.height <= 0) return 0;
    const fitted = fitText(shown, options, area, this.measure);
    this.place(fitted, area, options);
    return fitted.height;
  }

  private place(fitted: Fitted, area: Area, options: TextOptions) {
    const { tag = "P", face, color = INK, align = "left", at = "top" } = options;
    const { size, lineHeight } = fitted;
    const over = Math.max(0, area.height - fitted.height);
    let y = area.y + { top: 0, middle: over / 2, bottom: over }[at];
    for (const paragraph of fitted.paragraphs) {
      const lines = paragraph.map((text, index) => {
        const left = align === "left" ? 0 : area.width - this.measure(text, face, size);
        const x = area.x + (align === "center" ? left / 2 : left);
        return { text, x, y: y + index * lineHeight + footOf(size, lineHeight) };
      });
      this.marks.push({ kind: "text", tag, face, size, color, lines });
      y += (paragraph.length + 0.5) * lineHeight;
    }
  }

  photo({ id, alt }: TemplatePhoto, area: Area) {
    this.marks.push({ kind: "photo", photoId: id, alt, ...area });
  }

  qr({ byCode, shown }: NonNullable<TemplateContent["page"]>, { x, y }: Area, side: number) {
    const alt = `QR code for ${shown}`;
    this.marks.push({ kind: "qr", text: byCode, alt, x, y, width: side, height: side });
  }

  /** Draws the logo as large as it fits, left-aligned and vertically centered. */
  logo({ width, height }: { width: number; height: number }, area: Area) {
    const scale = Math.min(area.width / width, area.height / height);
    const [wide, high] = [width * scale, height * scale];
    const y = area.y + (area.height - high) / 2;
    this.marks.push({ kind: "logo", alt: "Logo", x: area.x, y, width: wide, height: high });
  }

  /**
   * Draws the Equal Housing Opportunity house with its words beside it.
   * @param height of the house
   * @returns the width used
   */
  equalHousing({ x, y, height }: Omit<Area, "width">, size: number, color: string): number {
    const scale = height / HOUSE.height;
    const width = HOUSE.width * scale;
    const house = { x, y, width, height, path: HOUSE.path, scale };
    this.marks.push({ kind: "house", alt: EQUAL_HOUSING, color, ...house });
    const gap = size * 0.4;
    // More than the measured width, so that `fitText` has its margin.
    const words = this.measure(EQUAL_HOUSING, "sans", size) * 1.02;
    // The house's alternative text says the same to screen readers.
    this.text(
      EQUAL_HOUSING,
      { x: x + width + gap, y, width: words, height: Math.max(height, size * 1.4) },
      { tag: "Artifact", face: "sans", sizes: [size, size], mostLines: 1, color, at: "middle" },
    );
    return width + gap + words;
  }

  /**
   * Draws a list in columns, one line per item. The last line counts the items that don't fit.
   * @returns the height used
   */
  list(
    items: readonly string[],
    area: Area,
    { columns, size, color = INK, accent }: ListOptions,
  ): number {
    const lineHeight = size * 1.45;
    const rows = Math.floor((area.height + 0.01) / lineHeight);
    const room = rows * columns;
    if (rows < 1 || items.length === 0) return 0;
    const rest = items.length - room;
    const shown = rest > 0 ? [...items.slice(0, room - 1), `and ${rest + 1} more`] : items;
    const used = Math.min(rows, Math.ceil(shown.length / columns));
    const gap = size;
    const width = (area.width - gap * (columns - 1)) / columns;
    for (const [index, item] of shown.entries()) {
      const x = area.x + Math.floor(index / used) * (width + gap);
      const y = area.y + (index % used) * lineHeight;
      const dot = size * 0.32;
      this.box({ x, y: y + (lineHeight - dot) / 2, width: dot, height: dot }, accent, {
        radius: dot / 2,
      });
      const inner = { x: x + size * INDENT.LI, y, width: width - size * INDENT.LI };
      this.text(
        item,
        { ...inner, height: lineHeight },
        {
          tag: "LI",
          face: "sans",
          sizes: [size, size * 0.75],
          mostLines: 1,
          color,
          at: "middle",
        },
      );
    }
    return used * lineHeight;
  }

  /**
   * Draws figures side by side, each above its label.
   * @returns the height used
   */
  facts(
    facts: TemplateContent["facts"],
    area: Area,
    look: { color: string; quiet: string; size: number; align?: "left" | "center" },
  ): number {
    if (facts.length === 0) return 0;
    const { size, color, quiet, align = "left" } = look;
    const gap = size * 0.5;
    const widths = this.factWidths(facts, area.width - gap * (facts.length - 1), size);
    let x = area.x;
    for (const [index, { value, label }] of facts.entries()) {
      const width = widths[index] ?? 0;
      const one = { mostLines: 1, align };
      this.text(
        value,
        { x, y: area.y, width, height: size * 1.25 },
        { ...one, face: "serif", sizes: [size, size * 0.35], color, at: "bottom" },
      );
      this.text(
        label,
        { x, y: area.y + size * 1.25, width, height: size * 0.65 },
        { ...one, face: "sans", sizes: [size * LABEL_SIZE, size * 0.28], color: quiet },
      );
      x += width + gap;
    }
    return size * 1.9;
  }

  // A long label gets more room, so that it isn't much smaller than the others.
  private factWidths(facts: readonly Fact[], width: number, size: number): number[] {
    const needed = facts.map(({ value, label }) =>
      Math.max(this.measure(value, "serif", size), this.measure(label, "sans", size * LABEL_SIZE)),
    );
    const sum = needed.reduce((total, one) => total + one, 0);
    const spare = (width - sum) / facts.length;
    return needed.map((one) => (spare > 0 ? one + spare : (one * width) / sum));
  }
}

interface ListOptions {
  columns: number;
  size: number;
  color?: string;
  accent: string;
}

/** Draws photos in rows that fill an area. */
export function photoGrid(
  sheet: Sheet,
  photos: readonly TemplatePhoto[],
  area: Area,
  { columns, gap }: { columns: number; gap: number },
) {
  const rows = Math.ceil(photos.length / columns);
  const height = (area.height - gap * (rows - 1)) / rows;
  for (const [index, photo] of photos.entries()) {
    const row = Math.floor(index / columns);
    // The last row may have fewer, wider photos.
    const inRow = Math.min(columns, photos.length - row * columns);
    const width = (area.width - gap * (inRow - 1)) / inRow;
    const x = area.x + (index % columns) * (width + gap);
    sheet.photo(photo, { x, y: area.y + row * (height + gap), width, height });
  }
}

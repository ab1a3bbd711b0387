import { INK, PAPER } from "../colors.ts";
import type { TemplateContent, TemplatePhoto } from "../content.ts";
import type { Area, Mark, Measure } from "../drawing.ts";
import { photoGrid, Sheet } from "../sheet.ts";
import {
  address,
  contactLines,
  notes,
  onAccent,
  onPaper,
  openHouses,
  MADE_WITH_PORCHLIGHT,
  SEE_IN_PERSON,
  softOf,
} from "./parts.ts";

// Landscape letter in three panels. When folded, the right one is the front and the middle one the
// back.
const HEIGHT = 612;
const PANEL = 264;
const MARGIN = 24;
const INNER = PANEL - 2 * MARGIN;
const BOTTOM = HEIGHT - MARGIN;
const SMALLEST_TEXT = 10;

const panel = (n: 0 | 1 | 2, y: number, height: number): Area => ({
  x: n * PANEL + MARGIN,
  y,
  width: INNER,
  height,
});

const heading = (sheet: Sheet, text: string, area: Area, color: string): number =>
  sheet.text(
    text,
    { ...area, height: 44 },
    {
      tag: "H2",
      face: "serif",
      sizes: [17, 12],
      mostLines: 2,
      color,
    },
  ) + 6;

function front(sheet: Sheet, content: TemplateContent) {
  const { photos, layout, accent, logo } = content;
  const [cover] = photos;
  const isFilled = layout === "bold" || !cover;
  const color = isFilled ? PAPER : INK;
  if (isFilled) sheet.box({ x: 2 * PANEL, y: 0, width: PANEL, height: HEIGHT }, accent);
  let y = MARGIN;
  if (cover) {
    sheet.photo(cover, panel(2, y, 250));
    y += 266;
  } else {
    y += 130;
  }
  y += sheet.text(content.status, panel(2, y, 18), {
    face: "sansBold",
    sizes: [12, 9],
    mostLines: 1,
    color: isFilled ? PAPER : accent,
  });
  y += sheet.text(content.headline, panel(2, y + 4, 110), {
    tag: "H1",
    face: "serif",
    sizes: [30, 14],
    lineHeight: 1.12,
    mostLines: 4,
    color,
  });
  y += 12;
  y += address(sheet, content, panel(2, y, 60), { size: 13.5, color }) + 12;
  sheet.text(content.price ?? "", panel(2, y, 34), {
    face: "serif",
    sizes: [26, 14],
    mostLines: 1,
    color: isFilled ? PAPER : accent,
  });
  // A white background, so that a logo of any color is visible.
  if (logo && !isFilled) sheet.logo(logo, panel(2, BOTTOM - 50, 50));
}

function back(sheet: Sheet, content: TemplateContent) {
  const { page, showsPorchlight, accent, logo } = content;
  const look = onPaper(content);
  let y = MARGIN + 30;
  const used = openHouses(sheet, content, panel(1, y, 170), { size: 12, look, most: 4 });
  y += used > 0 ? used + 24 : 60;
  y += heading(
    sheet,
    contactLines(content).length > 0 ? SEE_IN_PERSON : content.status,
    panel(1, y, 24),
    accent,
  );
  for (const line of contactLines(content)) {
    y += sheet.text(line, panel(1, y, 30), {
      face: "sans",
      sizes: [12, 8],
      mostLines: 2,
      color: look.color,
    });
    y += 4;
  }
  if (contactLines(content).length === 0) {
    y += address(sheet, content, panel(1, y, 80), { size: 13, color: look.color });
  }
  if (page) {
    const side = 124;
    sheet.qr(page, { ...panel(1, y + 16, side), x: PANEL + MARGIN }, side);
    sheet.text("Scan for all photos and updates", panel(1, y + side + 22, 34), {
      face: "sans",
      sizes: [10.5, 8.5],
      mostLines: 2,
      color: look.quiet,
    });
  }
  if (logo) sheet.logo(logo, panel(1, BOTTOM - 72, 46));
  sheet.equalHousing(panel(1, BOTTOM - 24, 12), 8.5, look.quiet);
  if (!showsPorchlight) return;
  sheet.text(MADE_WITH_PORCHLIGHT, panel(1, BOTTOM - 10, 10), {
    face: "sans",
    sizes: [8, 7],
    mostLines: 1,
    color: look.quiet,
  });
}

function flap(sheet: Sheet, content: TemplateContent) {
  const { features, accent, status, price } = content;
  if (features.length === 0) {
    sheet.box({ x: 0, y: 0, width: PANEL, height: HEIGHT }, softOf(content));
    const used = heading(
      sheet,
      [status, price].filter(Boolean).join(": "),
      panel(0, 240, 44),
      accent,
    );
    address(sheet, content, panel(0, 240 + used, 90), { size: 15, color: INK });
    return;
  }
  const y = MARGIN + 6;
  const used = heading(sheet, "Features", panel(0, y, 24), accent);
  const isLong = features.length > 34;
  const rest = panel(0, y + used, BOTTOM - y - used);
  sheet.list(features, rest, { columns: isLong ? 2 : 1, size: isLong ? 9 : 10.5, accent });
}

/**
 * Draws the facts in rows.
 * @returns the height used
 */
function factRows(sheet: Sheet, { facts }: TemplateContent, area: Area, color: string): number {
  const row = 30;
  const shown = facts.slice(0, Math.floor(area.height / row));
  for (const [index, { value, label }] of shown.entries()) {
    const line = { ...area, y: area.y + index * row, height: row };
    sheet.text(
      value,
      { ...line, width: INNER * 0.5 },
      {
        face: "serif",
        sizes: [18, 9],
        mostLines: 1,
        color,
        at: "middle",
      },
    );
    sheet.text(
      label,
      { ...line, x: line.x + INNER * 0.5 + 8, width: INNER * 0.5 - 8 },
      {
        face: "sans",
        sizes: [10.5, 8],
        mostLines: 2,
        color,
        at: "middle",
      },
    );
  }
  return shown.length * row;
}

function inside(content: TemplateContent, measure: Measure): Mark[] {
  const sheet = new Sheet(measure);
  const { photos, layout, accent } = content;
  const others = photos.slice(1);
  const look = layout === "bold" ? onAccent : onPaper(content);
  const top = MARGIN + 6;
  if (layout === "bold") sheet.box({ x: 0, y: 0, width: PANEL, height: HEIGHT }, accent);
  const used = heading(sheet, "At a glance", panel(0, top, 24), look.accent);
  let y = top + used;
  y += factRows(sheet, content, panel(0, y, 260), look.color) + 10;
  const [wide, ...rest] = others;
  if (wide) {
    sheet.photo(wide, panel(0, Math.max(y, 330), BOTTOM - Math.max(y, 330)));
  } else {
    address(sheet, content, panel(0, y, 90), { size: 14, color: look.color });
  }
  story(sheet, content, rest);
  return sheet.marks;
}

function story(sheet: Sheet, content: TemplateContent, photos: readonly TemplatePhoto[]) {
  const { headline, text, accent } = content;
  const look = onPaper(content);
  const isAlone = photos.length === 0 && text.trim() !== "";
  const across = { width: isAlone ? 2 * PANEL - 2 * MARGIN : INNER };
  const top = MARGIN + 6;
  const used = top + heading(sheet, headline, { ...panel(1, top, 24), ...across }, accent);
  const under = { ...panel(1, used, BOTTOM - used), ...across };
  const [first, ...others] = photos;
  if (text.trim() !== "") {
    sheet.text(text, under, {
      face: "sans",
      sizes: [isAlone ? 16 : 12.5, SMALLEST_TEXT],
      lineHeight: 1.45,
    });
  } else if (first && others.length > 0) {
    sheet.photo(first, under);
  } else {
    notes(sheet, under, look);
  }
  const right = text.trim() === "" && others.length > 0 ? others : photos;
  const whole = panel(2, MARGIN, HEIGHT - 2 * MARGIN);
  if (right.length > 0) photoGrid(sheet, right, whole, { columns: 1, gap: 10 });
  else if (!isAlone) notes(sheet, { ...whole, y: used, height: BOTTOM - used }, look);
}

/** Draws a brochure: both sides of a letter page, folded in three. */
export function brochure(content: TemplateContent, measure: Measure): Mark[][] {
  const outside = new Sheet(measure);
  flap(outside, content);
  back(outside, content);
  front(outside, content);
  return [outside.marks, inside(content, measure)];
}

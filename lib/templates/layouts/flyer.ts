import { INK, PAPER } from "../colors.ts";
import type { TemplateContent } from "../content.ts";
import type { Area, Mark, Measure } from "../drawing.ts";
import { photoGrid, Sheet } from "../sheet.ts";
import { address, footer, notes, onAccent, onPaper, openHouses, softOf } from "./parts.ts";

const MARGIN = 36;
const WIDTH = 612;
const HEIGHT = 792;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = 84;
const FOOT_TOP = HEIGHT - MARGIN - FOOT;
const LONG_TEXT = 450;
// Smaller text can't be read at arm's length, so longer text is cut.
const SMALLEST_TEXT = 10;
// A list with less height is left out.
const MIN_LIST = 80;

const area = (y: number, height: number): Area => ({ x: MARGIN, y, width: INNER, height });

/**
 * Draws the status on the left and the price on the right.
 * @returns the y where it ends
 */
function eyebrow(sheet: Sheet, { status, price, accent }: TemplateContent, y: number): number {
  sheet.text(
    status,
    { x: MARGIN, y, width: INNER * 0.55, height: 26 },
    { face: "sansBold", sizes: [13, 10], mostLines: 1, color: accent, at: "middle" },
  );
  sheet.text(
    price ?? "",
    { x: MARGIN + INNER * 0.55, y, width: INNER * 0.45, height: 26 },
    { face: "serif", sizes: [22, 14], mostLines: 1, color: accent, align: "right", at: "middle" },
  );
  return y + 30;
}

function headline(sheet: Sheet, content: TemplateContent, y: number, largest: number): number {
  return (
    y +
    sheet.text(content.headline, area(y, largest * 2.5), {
      tag: "H1",
      face: "serif",
      sizes: [largest, 16],
      lineHeight: 1.12,
      mostLines: 2,
    })
  );
}

/**
 * Draws the header on a band of the accent color.
 * @returns the y where it ends
 */
function band(sheet: Sheet, content: TemplateContent): number {
  const height = 158;
  sheet.box({ x: 0, y: 0, width: WIDTH, height }, content.accent);
  const wide = INNER * 0.66;
  const top = 24;
  sheet.text(
    content.status,
    { x: MARGIN, y: top, width: wide, height: 18 },
    { face: "sansBold", sizes: [13, 9], mostLines: 1, color: PAPER },
  );
  const used = sheet.text(
    content.headline,
    { x: MARGIN, y: top + 20, width: wide, height: 56 },
    { tag: "H1", face: "serif", sizes: [26, 14], lineHeight: 1.1, mostLines: 2, color: PAPER },
  );
  const under = { x: MARGIN, y: top + 24 + used, width: wide, height: height - top - 32 - used };
  address(sheet, content, under, { size: 14, color: PAPER });
  sheet.text(
    content.price ?? "",
    { x: MARGIN + wide, y: 0, width: INNER - wide, height },
    { face: "serif", sizes: [32, 14], mostLines: 1, color: PAPER, align: "right", at: "middle" },
  );
  return height + 18;
}

function foot(sheet: Sheet, content: TemplateContent) {
  if (content.layout === "bold") {
    const top = FOOT_TOP - 14;
    sheet.box({ x: 0, y: top, width: WIDTH, height: HEIGHT - top }, content.accent);
    footer(sheet, content, area(FOOT_TOP, FOOT), { size: 12, look: onAccent });
    return;
  }
  sheet.box(area(FOOT_TOP - 12, 1.5), content.accent);
  footer(sheet, content, area(FOOT_TOP, FOOT), { size: 12, look: onPaper(content) });
}

/** @returns the y where the header ends */
function head(sheet: Sheet, content: TemplateContent): number {
  if (content.layout === "bold") return band(sheet, content);
  let y = eyebrow(sheet, content, MARGIN);
  const isAlone = content.photos.length === 0;
  if (isAlone) y += 24;
  y = headline(sheet, content, y, isAlone ? 58 : 30) + (isAlone ? 14 : 4);
  const size = isAlone ? 22 : 15;
  return y + address(sheet, content, area(y, 90), { size, color: INK }) + (isAlone ? 30 : 12);
}

function facts(sheet: Sheet, content: TemplateContent, y: number): number {
  if (content.facts.length === 0) return y;
  sheet.box(area(y, FACTS), softOf(content), { radius: 6 });
  const inner = { x: MARGIN + 14, y: y + 6, width: INNER - 28, height: 44 };
  const { color, quiet } = onPaper(content);
  sheet.facts(content.facts, inner, { color, quiet, size: 21 });
  return y + heightOfFacts(content);
}

const FACTS = 52;

/** Returns the height of the facts, including the space below. */
const heightOfFacts = ({ facts }: TemplateContent) => (facts.length > 0 ? FACTS + 14 : 0);

const hasWords = ({ text, features, openHouses: times }: TemplateContent) =>
  text.trim() !== "" || features.length > 0 || times.length > 0;

/** Draws the text next to features and open houses, down to the footer. */
function words(sheet: Sheet, content: TemplateContent, y: number, size: number) {
  const height = FOOT_TOP - 26 - y;
  const { features, openHouses: times, photos } = content;
  if (!hasWords(content)) {
    if (photos.length === 0) notes(sheet, area(y, height), onPaper(content));
    return;
  }
  const hasSide = features.length > 0 || times.length > 0;
  const gap = 22;
  const hasText = content.text.trim() !== "";
  const side = hasSide ? (hasText ? INNER * 0.36 : INNER) : 0;
  const wide = hasText ? INNER - side - (hasSide ? gap : 0) : 0;
  sheet.text(
    content.text,
    { x: MARGIN, y, width: wide, height },
    { face: "sans", sizes: [size, SMALLEST_TEXT], lineHeight: 1.42 },
  );
  if (!hasSide) return;
  const x = MARGIN + (wide > 0 ? wide + gap : 0);
  const look = onPaper(content);
  const room = { x, y, width: side, height };
  let used = openHouses(sheet, content, room, { size: 10.5, look, most: 3 });
  if (used > 0) used += 8;
  if (features.length === 0 || height - used < MIN_LIST) return;
  used += sheet.text(
    "Features",
    { ...room, y: y + used, height: 18 },
    { tag: "H2", face: "sansBold", sizes: [11.5, 10], mostLines: 1, color: content.accent },
  );
  const rest = { ...room, y: y + used + 3, height: height - used - 3 };
  const columns = wide > 0 ? 1 : 3;
  sheet.list(features, rest, { columns, size: 10, accent: content.accent });
}

/** Draws a one-page letter flyer with margins that home printers can print. */
export function flyer(content: TemplateContent, measure: Measure): Mark[][] {
  const sheet = new Sheet(measure);
  const [cover, ...others] = content.photos;
  let y = head(sheet, content);
  if (cover) {
    // A long text needs the space more than the photos do.
    const isLong = content.text.length > LONG_TEXT;
    const row = isLong ? 78 : 92;
    const under = others.length > 0 ? row + 6 : 0;
    const height = hasWords(content)
      ? (others.length > 0 ? 218 : 280) - (isLong ? 56 : 0)
      : FOOT_TOP - 40 - heightOfFacts(content) - under - y;
    sheet.photo(cover, area(y, height));
    y += height + 6;
    if (others.length > 0) {
      photoGrid(sheet, others, area(y, row), { columns: others.length, gap: 6 });
      y += row + 6;
    }
    y += 8;
  }
  y = facts(sheet, content, y);
  words(sheet, content, y, cover ? 13 : 16);
  foot(sheet, content);
  return [sheet.marks];
}

function secondPage(content: TemplateContent, measure: Measure): Mark[] {
  const sheet = new Sheet(measure);
  const { photos, features, openHouses: times, accent } = content;
  const others = photos.slice(1);
  let y = MARGIN;
  y += sheet.text(content.street || content.headline, area(y, 44), {
    tag: "H2",
    face: "serif",
    sizes: [20, 14],
    mostLines: 2,
  });
  y += 8;
  if (others.length > 0) {
    const columns = others.length > 4 ? 3 : Math.min(2, others.length);
    const rows = Math.ceil(others.length / columns);
    const hasMore = features.length > 0 || times.length > 0;
    const height = hasMore ? rows * 126 + (rows - 1) * 8 : FOOT_TOP - 26 - y;
    photoGrid(sheet, others, area(y, height), { columns, gap: 8 });
    y += height + 18;
  }
  const used = openHouses(sheet, content, area(y, 110), {
    size: 11.5,
    look: onPaper(content),
    most: 4,
  });
  y += used > 0 ? used + 10 : 0;
  if (features.length > 0) {
    y += sheet.text("Features", area(y, 20), {
      tag: "H2",
      face: "sansBold",
      sizes: [12.5, 11],
      mostLines: 1,
      color: accent,
    });
    sheet.list(features, area(y + 4, FOOT_TOP - 26 - y - 4), { columns: 3, size: 10, accent });
  }
  foot(sheet, content);
  return sheet.marks;
}

/** Returns whether there is content for the second page. */
export const hasBack = ({ photos, features, openHouses: times }: TemplateContent): boolean =>
  photos.length > 1 || features.length > 0 || times.length > 0;

/** Draws a two-page flyer: highlights first, then more photos and all features. */
export function flyerOfTwoPages(content: TemplateContent, measure: Measure): Mark[][] {
  const sheet = new Sheet(measure);
  const [cover] = content.photos;
  const first = { ...content, features: [], openHouses: cover ? [] : content.openHouses };
  let y = head(sheet, content);
  if (cover) {
    const height = hasWords(first)
      ? content.text.length > LONG_TEXT
        ? 236
        : 330
      : FOOT_TOP - 40 - heightOfFacts(content) - y;
    sheet.photo(cover, area(y, height));
    y += height + 14;
  }
  y = facts(sheet, content, y);
  words(sheet, first, y, cover ? 14 : 16);
  foot(sheet, content);
  return hasBack(content) ? [sheet.marks, secondPage(content, measure)] : [sheet.marks];
}

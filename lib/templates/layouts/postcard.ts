import { INK, PAPER, QUIET } from "../colors.ts";
import type { TemplateContent } from "../content.ts";
import type { Area, Mark, Measure } from "../drawing.ts";
import { Sheet } from "../sheet.ts";
import { address, contactLines, onPaper, openHouses, MADE_WITH_PORCHLIGHT } from "./parts.ts";

const WIDTH = 432;
const HEIGHT = 288;
const BLEED = 9;
// Print shops ask for 1/8 inch between the trim and important content; this is more.
const MARGIN = 20;
const WHOLE: Area = { x: -BLEED, y: -BLEED, width: WIDTH + 2 * BLEED, height: HEIGHT + 2 * BLEED };

function front(content: TemplateContent, measure: Measure): Mark[] {
  const sheet = new Sheet(measure);
  const { photos, layout, accent, price, headline, status } = content;
  const [cover] = photos;
  const bandTop = layout === "bold" ? 0 : 180;
  if (!cover) {
    sheet.box(WHOLE, accent);
  } else if (layout === "bold") {
    sheet.photo(cover, { ...WHOLE, x: WIDTH * 0.42, width: WIDTH * 0.58 + BLEED });
    sheet.box({ ...WHOLE, width: WIDTH * 0.42 + BLEED }, accent);
  } else {
    sheet.photo(cover, { ...WHOLE, height: bandTop + BLEED });
    sheet.box({ ...WHOLE, y: bandTop, height: HEIGHT + BLEED - bandTop }, accent);
  }
  const isSide = cover && layout === "bold";
  const width = isSide ? WIDTH * 0.42 - MARGIN - 12 : WIDTH - 2 * MARGIN;
  const top = cover && !isSide ? bandTop + 6 : 60;
  const wide = isSide || !cover ? width : width * 0.64;
  const first = { x: MARGIN, y: top, width: wide };
  sheet.text(
    status,
    { ...first, height: 14 },
    { face: "sansBold", sizes: [9.5, 7], mostLines: 1, color: PAPER },
  );
  const used = sheet.text(
    headline,
    { ...first, y: top + 14, height: isSide || !cover ? 84 : 34 },
    {
      tag: "H1",
      face: "serif",
      sizes: [22, 9],
      lineHeight: 1.1,
      mostLines: isSide || !cover ? 4 : 2,
      color: PAPER,
    },
  );
  const under = { ...first, y: top + 17 + used, height: 40 };
  const high = address(sheet, content, under, { size: 8.5, color: PAPER });
  const isUnder = isSide || !cover;
  sheet.text(
    price ?? "",
    isUnder
      ? { ...first, y: under.y + high + 8, height: 34 }
      : { x: MARGIN + wide, y: bandTop, width: width - wide, height: HEIGHT - bandTop },
    {
      face: "serif",
      sizes: [25, 11],
      mostLines: 1,
      color: PAPER,
      align: isUnder ? "left" : "right",
      at: "middle",
    },
  );
  return sheet.marks;
}

// The right half is for the stamp, address and barcode.
function back(content: TemplateContent, measure: Measure): Mark[] {
  const sheet = new Sheet(measure);
  const { accent, facts, text, page, showsPorchlight, logo } = content;
  const look = onPaper(content);
  const width = WIDTH * 0.5 - MARGIN - 8;
  const left = { x: MARGIN, width };
  sheet.box({ ...WHOLE, width: 6 + BLEED }, accent);
  let y = MARGIN;
  const inner = { color: INK, quiet: QUIET, size: 13 };
  const factsHigh = sheet.facts(facts, { ...left, y, height: 26 }, inner);
  y += factsHigh > 0 ? factsHigh + 8 : 0;
  const lines = contactLines(content);
  const side = page ? 62 : 0;
  const footTop = HEIGHT - MARGIN - Math.max(side, lines.length * 16 + 24);
  const times = openHouses(
    sheet,
    { ...content },
    { ...left, y, height: 60 },
    { size: 8.5, look, most: 1 },
  );
  y += times > 0 ? times + 6 : 0;
  sheet.text(
    text,
    { ...left, y, height: footTop - 8 - y },
    {
      face: "sans",
      sizes: [9.5, 8],
      lineHeight: 1.4,
    },
  );
  if (page) sheet.qr(page, { ...left, y: HEIGHT - MARGIN - side, height: side }, side);
  const beside = {
    x: MARGIN + side + (side > 0 ? 8 : 0),
    width: width - side - (side > 0 ? 8 : 0),
  };
  let lineTop = footTop;
  for (const line of lines) {
    lineTop += sheet.text(
      line,
      { ...beside, y: lineTop, height: 22 },
      {
        face: "sans",
        sizes: [8.5, 7],
        mostLines: 2,
      },
    );
  }
  const foot = { ...beside, y: HEIGHT - MARGIN - 10, height: 10 };
  sheet.equalHousing({ ...foot, y: foot.y - 12 }, 6.5, QUIET);
  if (showsPorchlight) {
    sheet.text(MADE_WITH_PORCHLIGHT, foot, {
      face: "sans",
      sizes: [6.5, 6],
      mostLines: 1,
      color: QUIET,
    });
  } else if (logo) {
    sheet.logo(logo, { x: WIDTH * 0.5 + 16, y: MARGIN, width: 90, height: 40 });
  }
  mailing(sheet);
  return sheet.marks;
}

function mailing(sheet: Sheet) {
  const x = WIDTH * 0.5 + 16;
  sheet.box({ x: WIDTH * 0.5, y: MARGIN, width: 0.6, height: HEIGHT - 2 * MARGIN }, "#c9cdd0");
  const stamp = { x: WIDTH - MARGIN - 56, y: MARGIN, width: 56, height: 62 };
  for (const edge of [
    { ...stamp, height: 0.6 },
    { ...stamp, y: stamp.y + stamp.height, height: 0.6 },
    { ...stamp, width: 0.6 },
    { ...stamp, x: stamp.x + stamp.width, width: 0.6 },
  ]) {
    sheet.box(edge, "#9aa1a6");
  }
  sheet.text("Stamp", stamp, {
    face: "sans",
    sizes: [8, 8],
    color: QUIET,
    align: "center",
    at: "middle",
  });
  for (const line of [0, 1, 2]) {
    sheet.box(
      { x: x + 8, y: 150 + line * 24, width: WIDTH - MARGIN - x - 8, height: 0.6 },
      "#9aa1a6",
    );
  }
}

/** Draws a 6 by 4 inch postcard, which gets the USPS postcard rate. */
export const postcard = (content: TemplateContent, measure: Measure): Mark[][] => [
  front(content, measure),
  back(content, measure),
];

import { INK, PAPER } from "../colors.ts";
import type { TemplateContent } from "../content.ts";
import { factText } from "../fact-text.ts";
import type { Area, Mark, Measure } from "../drawing.ts";
import { TEMPLATES } from "../kinds.ts";
import { Sheet, type TextOptions } from "../sheet.ts";
import { hoursAtHome, MADE_WITH_PORCHLIGHT } from "./parts.ts";

const WIDTH = 1728;
const RIDER = 432;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;

const whole = ({ kind }: TemplateContent): Area => {
  const spec = TEMPLATES[kind];
  if (spec.output !== "pdf") throw new Error(`${kind} is not printed`);
  const { width, height, bleed } = spec;
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
};

const big = (color: string, sizes: readonly [number, number]): TextOptions => ({
  face: "sansBold",
  sizes,
  lineHeight: 1.05,
  mostLines: 2,
  color,
  align: "center",
  at: "middle",
});

const band = (content: TemplateContent, y: number, height: number): Area => {
  const { x, width, y: top } = whole(content);
  // The first band extends into the bleed.
  return { x, width, y: y === 0 ? top : y, height: y === 0 ? height - top : height };
};

/** Draws the logo or Porchlight's name at the bottom center, and Equal Housing Opportunity on the left. */
function maker(
  sheet: Sheet,
  { logo, showsPorchlight }: TemplateContent,
  area: Area,
  color: string,
) {
  sheet.equalHousing({ ...area, y: area.y + area.height - 40, height: 40 }, 28, color);
  if (logo) {
    const width = Math.min(area.width, (logo.width / logo.height) * area.height);
    sheet.logo(logo, { ...area, x: area.x + (area.width - width) / 2, width });
  } else if (showsPorchlight) {
    sheet.text(MADE_WITH_PORCHLIGHT, area, {
      face: "sans",
      sizes: [30, 20],
      mostLines: 1,
      color,
      align: "center",
      at: "bottom",
    });
  }
}

/**
 * Draws a QR code on white with a caption, on the right.
 * @returns its width
 */
function qrCode(sheet: Sheet, { page, accent }: TemplateContent, area: Area): number {
  if (!page) return 0;
  const side = area.height - 60;
  const x = area.x + area.width - side;
  sheet.box({ x, y: area.y, width: side, height: area.height }, PAPER, { radius: 16 });
  sheet.qr(page, { ...area, x }, side);
  sheet.text(
    "Scan for photos",
    { x: x + 12, y: area.y + side - 8, width: side - 24, height: 56 },
    {
      face: "sansBold",
      sizes: [34, 18],
      mostLines: 1,
      color: accent,
      align: "center",
      at: "middle",
    },
  );
  return side + 48;
}

function linesToWriteOn(sheet: Sheet, y: number, color: string) {
  for (const [index, label] of ["Day", "Hours"].entries()) {
    const top = y + index * 170;
    sheet.text(
      label,
      { x: MARGIN, y: top, width: 260, height: 130 },
      { face: "sansBold", sizes: [72, 40], mostLines: 1, color, at: "bottom" },
    );
    sheet.box({ x: MARGIN + 280, y: top + 118, width: INNER - 280, height: 4 }, color);
  }
}

/** Draws a directional open house sign with few, large words. */
export function openHouseSign(content: TemplateContent, measure: Measure): Mark[][] {
  const sheet = new Sheet(measure);
  const { layout, accent, openHouses, headline, street } = content;
  const isFilled = layout === "bold";
  const color = isFilled ? PAPER : INK;
  sheet.box(isFilled ? whole(content) : band(content, 0, 420), accent);
  sheet.text(
    headline.toUpperCase(),
    { x: MARGIN, y: 50, width: INNER, height: 340 },
    { ...big(PAPER, [250, 60]), tag: "H1" },
  );
  const side = content.page ? 420 : 0;
  const width = INNER - (side > 0 ? side : 0);
  if (openHouses.length > 0) {
    const each = 400 / Math.min(3, openHouses.length);
    for (const [index, { day, hours }] of openHouses.slice(0, 3).entries()) {
      sheet.text(
        `${day}\n${hoursAtHome(hours)}`,
        { x: MARGIN, y: 470 + index * each, width, height: each - 16 },
        {
          face: index === 0 ? "sansBold" : "sans",
          sizes: [84, 26],
          lineHeight: 1.12,
          color,
          at: "middle",
        },
      );
    }
  } else {
    linesToWriteOn(sheet, 480, color);
  }
  // The code is next to the hours, or below the lines, which need the full width.
  const top = openHouses.length > 0 ? 470 : 860;
  const beside = qrCode(sheet, content, {
    x: MARGIN,
    y: top,
    width: INNER,
    height: openHouses.length > 0 ? 420 : 330,
  });
  const left = openHouses.length > 0 ? INNER : INNER - beside;
  sheet.text(
    street,
    { x: MARGIN, y: 930, width: left, height: 210 },
    { face: "serif", sizes: [130, 40], lineHeight: 1.08, mostLines: 2, color, at: "middle" },
  );
  maker(sheet, content, { x: MARGIN, y: 1172, width: left, height: 70 }, color);
  return [sheet.marks];
}

/** Draws a yard sign: for sale, and the contact details. */
export function yardSign(content: TemplateContent, measure: Measure): Mark[][] {
  const sheet = new Sheet(measure);
  const { layout, accent, headline, phone, email, page, street, city } = content;
  const isFilled = layout === "bold";
  const color = isFilled ? PAPER : INK;
  sheet.box(isFilled ? whole(content) : band(content, 0, 560), accent);
  sheet.text(
    headline.toUpperCase(),
    { x: MARGIN, y: 60, width: INNER, height: 460 },
    { ...big(PAPER, [260, 60]), tag: "H1" },
  );
  const used = qrCode(sheet, content, { x: MARGIN, y: 620, width: INNER, height: 540 });
  const width = INNER - used;
  const link = page?.short ?? "";
  const contact = phone ?? email ?? "";
  const reach = contact || link;
  const hasLink = contact !== "" && link !== "";
  sheet.text(
    reach,
    { x: MARGIN, y: 620, width, height: hasLink ? 200 : 260 },
    {
      face: "sansBold",
      sizes: [190, 44],
      lineHeight: 1.05,
      mostLines: phone ? 1 : 3,
      color,
      at: "middle",
    },
  );
  if (hasLink) {
    sheet.text(
      link,
      { x: MARGIN, y: 830, width, height: 110 },
      { face: "sansBold", sizes: [100, 40], mostLines: 2, color, at: "middle" },
    );
  }
  // Without contact details, the address gets the space.
  const top = reach === "" ? 620 : hasLink ? 956 : 900;
  sheet.text(
    [street, city].filter(Boolean).join("\n"),
    { x: MARGIN, y: top, width, height: 1150 - top },
    {
      face: "serif",
      sizes: [reach === "" ? 140 : 90, 34],
      lineHeight: 1.12,
      mostLines: 4,
      color,
      at: "middle",
    },
  );
  maker(sheet, content, { x: MARGIN, y: 1172, width: INNER, height: 70 }, color);
  return [sheet.marks];
}

/** Draws a narrow sign that hangs above or below another. */
export function signRider(content: TemplateContent, measure: Measure): Mark[][] {
  const sheet = new Sheet(measure);
  const { layout, accent, headline, facts, page } = content;
  const isFilled = layout === "bold";
  const color = isFilled ? PAPER : accent;
  if (isFilled) {
    sheet.box(whole(content), accent);
  } else {
    const { x, y, height } = whole(content);
    sheet.box({ x, y, width: 40 - x, height }, accent);
  }
  const used = qrCode(sheet, content, { x: MARGIN, y: 36, width: INNER, height: RIDER - 72 });
  const x = MARGIN + 24;
  const width = WIDTH - MARGIN - x - used;
  const line = facts.map(factText);
  const hasLine = line.length > 0 || page !== null;
  sheet.text(
    headline.toUpperCase(),
    { x, y: 36, width, height: hasLine ? 220 : RIDER - 72 },
    { ...big(color, [190, 50]), tag: "H1", align: used > 0 ? "left" : "center", mostLines: 2 },
  );
  sheet.text(
    line.join(" · ") || (page?.shown ?? ""),
    { x, y: 262, width, height: 96 },
    {
      face: "sansBold",
      sizes: [84, 30],
      mostLines: 2,
      color: isFilled ? PAPER : INK,
      align: used > 0 ? "left" : "center",
      at: "middle",
    },
  );
  sheet.equalHousing({ x, y: RIDER - 66, height: 34 }, 24, isFilled ? PAPER : INK);
  return [sheet.marks];
}

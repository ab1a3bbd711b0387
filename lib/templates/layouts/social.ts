import { INK, PAPER } from "../colors.ts";
import type { TemplateContent } from "../content.ts";
import { factText } from "../fact-text.ts";
import type { Area, Mark, Measure } from "../drawing.ts";
import { TEMPLATES } from "../kinds.ts";
import { Sheet } from "../sheet.ts";
import { address, hoursAtHome, MADE_WITH_PORCHLIGHT } from "./parts.ts";

interface Format {
  width: number;
  height: number;
  /** The network's own buttons cover this much. */
  top: number;
  bottom: number;
}

const formatOf = ({ kind }: TemplateContent): Format => {
  const spec = TEMPLATES[kind];
  if (spec.output !== "picture") throw new Error(`${kind} is no picture`);
  const { width, height } = spec;
  return kind === "social-story"
    ? { width, height, top: 250, bottom: 340 }
    : { width, height, top: 0, bottom: 0 };
};

/** Returns the base size, which other sizes are relative to. */
const unitOf = ({ openHouses, photos }: TemplateContent, area: Area): number =>
  Math.min(
    area.width / (photos.length === 0 ? 18 : area.width < area.height ? 17 : 22),
    area.height / (openHouses.length > 0 ? 15.2 : 13.5),
  );

/** @returns the height used */
function words(
  sheet: Sheet,
  content: TemplateContent,
  area: Area,
  { unit, color }: { unit: number; color: string },
): number {
  const { status, price, headline, facts, openHouses, showsPorchlight } = content;
  let y = area.y;
  const line = (height: number) => ({ ...area, y, height });
  y += sheet.text(status, line(unit * 1.3), {
    face: "sansBold",
    sizes: [unit, unit * 0.7],
    mostLines: 1,
    color,
  });
  y += sheet.text(headline, line(unit * 4.4), {
    tag: "H1",
    face: "serif",
    sizes: [unit * 2, unit],
    lineHeight: 1.1,
    mostLines: 2,
    color,
  });
  y += unit * 0.3;
  y += address(sheet, content, line(unit * 3), { size: unit * 1.05, color });
  y += unit * 0.35;
  const shown = [
    price,
    facts.map(factText).join(" · "),
    openHouses[0] && `Open house: ${openHouses[0].day}, ${hoursAtHome(openHouses[0].hours)}`,
  ].filter((text): text is string => typeof text === "string" && text !== "");
  const foot = showsPorchlight ? unit : 0;
  for (const [index, text] of shown.entries()) {
    const isPrice = index === 0 && price !== null;
    const room = Math.min(unit * (isPrice ? 2 : 2.4), area.y + area.height - foot - y);
    if (room < unit * 1.1) break;
    y += sheet.text(text, line(room), {
      face: isPrice ? "serif" : "sans",
      sizes: isPrice ? [unit * 1.6, unit * 0.9] : [unit * 0.95, unit * 0.7],
      mostLines: isPrice ? 1 : 2,
      color,
    });
    y += unit * 0.2;
  }
  return y - area.y;
}

function maker(
  sheet: Sheet,
  { showsPorchlight }: TemplateContent,
  area: Area,
  { unit, color }: { unit: number; color: string },
) {
  if (!showsPorchlight) return;
  sheet.text(
    MADE_WITH_PORCHLIGHT,
    { ...area, y: area.y + area.height - unit, height: unit },
    { face: "sans", sizes: [unit * 0.6, unit * 0.5], mostLines: 1, color, at: "bottom" },
  );
}

// The share of a wide picture that the photo gets.
const WIDE_PHOTO = 0.6;

const LOGO = { width: 260, height: 120 };

/** Draws the logo on white in a corner of the photo. */
function logoOver(sheet: Sheet, { logo, photos, layout }: TemplateContent, format: Format) {
  if (!logo) return;
  const { width, height, top } = format;
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  // On the photo's side, if the text is on the right.
  const isLeft = width > height && photos.length > 0 && layout === "classic";
  const place = { x: isLeft ? 48 : width - size.width - 72, y: top + 48 };
  const edge = 18;
  sheet.box(
    {
      x: place.x - edge,
      y: place.y - edge,
      width: size.width + 2 * edge,
      height: size.height + 2 * edge,
    },
    PAPER,
    { radius: 12 },
  );
  sheet.logo(logo, { ...place, ...size });
}

/** Draws a picture for a social network: the cover photo with text below or over it. */
export function socialPicture(content: TemplateContent, measure: Measure): Mark[][] {
  const sheet = new Sheet(measure);
  const format = formatOf(content);
  const { width, height, bottom } = format;
  const { photos, layout, accent } = content;
  const [cover] = photos;
  const margin = 56;
  const isWide = width > height;
  const isOver = layout === "bold" || !cover;
  if (!cover) {
    sheet.box({ x: 0, y: 0, width, height }, accent);
  } else if (isOver) {
    sheet.photo(cover, { x: 0, y: 0, width, height });
    const shade = Math.min(height, (isWide ? 450 : 650) + bottom);
    sheet.box({ x: 0, y: height - shade - 160, width, height: 160 }, INK, { fades: true });
    sheet.box({ x: 0, y: height - shade, width, height: shade }, INK, { opacity: 0.86 });
  } else if (isWide) {
    sheet.photo(cover, { x: 0, y: 0, width: width * WIDE_PHOTO, height });
    sheet.box({ x: width * WIDE_PHOTO, y: 0, width: width * (1 - WIDE_PHOTO), height }, accent);
  } else {
    const panel = panelOf(height) + bottom;
    sheet.photo(cover, { x: 0, y: 0, width, height: height - panel });
    sheet.box({ x: 0, y: height - panel, width, height: panel }, accent);
  }
  const area = areaOfWords(format, {
    isOver,
    isWide,
    hasCover: !!cover,
    hasLogo: content.logo !== null,
    margin,
  });
  // Without a photo, the text is centered.
  const look = { unit: unitOf(content, area), color: PAPER };
  const free = cover ? 0 : area.height - words(new Sheet(measure), content, area, look);
  words(sheet, content, { ...area, y: area.y + free / 2, height: area.height - free / 2 }, look);
  maker(sheet, content, area, look);
  logoOver(sheet, content, format);
  return [sheet.marks];
}

// The height of the text panel below a photo.
const panelOf = (height: number): number => (height > 1500 ? 540 : height > 1200 ? 500 : 430);

function areaOfWords(
  { width, height, top, bottom }: Format,
  {
    isOver,
    isWide,
    hasCover,
    hasLogo,
    margin,
  }: { isOver: boolean; isWide: boolean; hasCover: boolean; hasLogo: boolean; margin: number },
): Area {
  // When the logo is next to the text, not above it.
  const beside = hasLogo && isWide && isOver ? LOGO.width + 2 * margin : 0;
  if (!hasCover) {
    const high = Math.min(height - top - bottom - 2 * margin, 700);
    const y = top + (height - top - bottom - high) / 2;
    return { x: margin + 16, y, width: width - 2 * (margin + 16) - beside, height: high };
  }
  if (isOver) {
    const high = isWide ? 430 : 600;
    return {
      x: margin,
      y: height - bottom - high - 30,
      width: width - 2 * margin - beside,
      height: high,
    };
  }
  if (isWide) {
    const x = width * WIDE_PHOTO + 40;
    return { x, y: 48, width: width - x - 40, height: height - 96 };
  }
  const panel = panelOf(height);
  const y = height - panel - bottom + 36;
  return { x: margin, y, width: width - 2 * margin, height: panel - 64 };
}

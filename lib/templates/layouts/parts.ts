import { INK, PAPER, QUIET, tint } from "../colors.ts";
import type { TemplateContent } from "../content.ts";
import type { Area } from "../drawing.ts";
import type { Sheet } from "../sheet.ts";

export const MADE_WITH_PORCHLIGHT = "Made with Porchlight";
export const SEE_IN_PERSON = "See it in person";

export interface Look {
  color: string;
  quiet: string;
  accent: string;
}

export const onPaper = ({ accent }: TemplateContent): Look => ({
  color: INK,
  quiet: QUIET,
  accent,
});
export const onAccent: Look = { color: PAPER, quiet: PAPER, accent: PAPER };
export const softOf = ({ accent }: TemplateContent): string => tint(accent, 0.1);

// A longer address is too long to type, so only the QR code has it.
const LONGEST_ADDRESS = 64;

/** Returns the seller's contact details, one per line. */
export const contactLines = ({ phone, email, page }: TemplateContent): string[] =>
  [phone, email, page && page.shown.length <= LONGEST_ADDRESS ? page.shown : null].filter(
    (line) => typeof line === "string",
  );

/**
 * Draws the footer: contact details, QR code, logos and Porchlight's name.
 * @param size of the text
 */
export function footer(
  sheet: Sheet,
  content: TemplateContent,
  area: Area,
  { size, look }: { size: number; look: Look },
) {
  const { page, logo, showsPorchlight } = content;
  const side = page ? area.height : 0;
  const logoWidth = logo ? Math.min(area.width * 0.25, area.height * 2.4) : 0;
  const gap = size;
  let x = area.x;
  if (logo) {
    sheet.logo(logo, { ...area, width: logoWidth });
    x += logoWidth + gap;
  }
  if (page) {
    sheet.qr(page, { ...area, x: area.x + area.width - side }, side);
  }
  const width = area.x + area.width - side - (side > 0 ? gap : 0) - x;
  const lines = contactLines(content);
  const nameHeight = size * 1.4;
  const heading = size * 1.9;
  sheet.text(
    lines.length > 0 ? SEE_IN_PERSON : page ? "Scan for more" : content.status,
    { x, y: area.y, width, height: heading },
    { face: "sansBold", sizes: [size * 1.15, size * 0.8], mostLines: 1, color: look.color },
  );
  const each = (area.height - heading - nameHeight) / Math.max(1, lines.length);
  let y = area.y + heading;
  for (const line of lines) {
    // A long address uses two lines before it gets smaller.
    const mostLines = each >= size * 1.9 ? 2 : 1;
    y += sheet.text(
      line,
      { x, y, width, height: each },
      { face: "sans", sizes: [size, size * 0.6], mostLines, color: look.color },
    );
    y += size * 0.35;
  }
  const last = { x, y: area.y + area.height - nameHeight, height: nameHeight };
  const used = sheet.equalHousing(last, size * 0.7, look.quiet) + gap;
  if (showsPorchlight) {
    sheet.text(
      MADE_WITH_PORCHLIGHT,
      { ...last, x: x + used, width: width - used },
      {
        face: "sans",
        sizes: [size * 0.7, size * 0.6],
        mostLines: 1,
        color: look.quiet,
        at: "middle",
      },
    );
  }
}

/**
 * Draws the street and city.
 * @returns the height used
 */
export function address(
  sheet: Sheet,
  { street, city }: TemplateContent,
  area: Area,
  { size, color, align = "left" }: { size: number; color: string; align?: "left" | "center" },
): number {
  const first = sheet.text(
    street,
    { ...area, height: Math.min(size * 3.7, area.height - size * 1.2) },
    { face: "sansBold", sizes: [size, size * 0.62], mostLines: 3, color, align },
  );
  const second = sheet.text(
    city,
    { ...area, y: area.y + first, height: Math.min(size * 1.3, area.height - first) },
    { face: "sans", sizes: [size * 0.9, size * 0.5], mostLines: 1, color, align },
  );
  return first + second;
}

const LINE_TO_WRITE_ON = 26;

/** Draws blank lines for notes where there is no other content. */
export function notes(sheet: Sheet, area: Area, look: Look) {
  const title = sheet.text(
    "Notes",
    { ...area, height: 20 },
    { tag: "H2", face: "sansBold", sizes: [11.5, 10], mostLines: 1, color: look.accent },
  );
  for (let y = title + LINE_TO_WRITE_ON; y <= area.height; y += LINE_TO_WRITE_ON) {
    sheet.box({ ...area, y: area.y + y, height: 0.6 }, "#b6bcc1");
  }
}

/** Removes the time zone, for templates used at the home. */
export const hoursAtHome = (hours: string): string => hours.replace(/, [^,]*$/, "");

/** @returns the height used */
export function openHouses(
  sheet: Sheet,
  content: TemplateContent,
  area: Area,
  { size, look, most }: { size: number; look: Look; most: number },
): number {
  const { openHouses: times } = content;
  if (times.length === 0 || area.height < size * 3.2) return 0;
  const title = sheet.text(
    "Open house",
    { ...area, height: size * 1.6 },
    { tag: "H2", face: "sansBold", sizes: [size * 1.1, size], mostLines: 1, color: look.accent },
  );
  let y = area.y + title + size * 0.2;
  for (const { day, hours } of times.slice(0, most)) {
    const room = Math.min(size * 2.7, area.y + area.height - y);
    if (room < size * 1.2) break;
    y += sheet.text(
      `${day}, ${hours}`,
      { ...area, y, height: room },
      { face: "sans", sizes: [size, size * 0.7], mostLines: 2, color: look.color },
    );
    y += size * 0.25;
  }
  return y - area.y;
}

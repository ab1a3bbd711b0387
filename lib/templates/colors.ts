const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
/** The minimum for text in WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

export const PAPER = "#ffffff";
export const INK = "#1c2830";
export const QUIET = "#52606a";

function luminance(color: string): number {
  const channels = (HEX.exec(color) ?? []).slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2).
 * @param one, other as #rrggbb
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share of a color with white. */
export function tint(color: string, share: number): string {
  const channels = (HEX.exec(color) ?? []).slice(1).map((part) => {
    const mixed = Math.round(255 - (255 - parseInt(part, 16)) * share);
    return mixed.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

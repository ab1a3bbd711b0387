import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const css = readFileSync("public/pages/tokens.css", "utf8");
const [lightCss = "", darkCss = ""] = css.split("@media screen and (prefers-color-scheme: dark)");

type Theme = Record<string, string>;

function readTokens(block: string): Theme {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(oklch\([^)]*\)|var\(--[\w-]+\))/g)].map((m) => [m[1], m[2]]),
  );
}

const light = readTokens(lightCss);
const dark = { ...light, ...readTokens(darkCss) };

/** Returns the relative luminance (WCAG 2.2) of an oklch() color, converted through linear sRGB. */
function luminance(theme: Theme, name: string): number {
  const value = theme[name] ?? "";
  const alias = /^var\(--(.*)\)$/.exec(value)?.[1];
  if (alias) return luminance(theme, alias);
  const [l = NaN, c = NaN, h = NaN] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clamp(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(theme, one), luminance(theme, other)].sort(
    (x, y) => y - x,
  );
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ["background", "card", "popover", "muted", "secondary"];
const textPairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ["foreground", ground],
    ["muted-foreground", ground],
    ["primary", ground],
    ["destructive", ground],
  ]),
  ["primary-foreground", "primary"],
  ["primary-foreground", "primary-hover"],
  ["primary", "primary-soft"],
  ["foreground", "primary-soft"],
  ["muted-foreground", "primary-soft"],
  ["secondary-foreground", "secondary"],
  ["secondary-foreground", "border"],
  ["accent-foreground", "accent"],
  ["muted-foreground", "accent"],
  ["foreground", "accent"],
  ["lamp-foreground", "lamp"],
  ["destructive-foreground", "destructive"],
  ["destructive-foreground", "destructive-hover"],
  ["destructive", "destructive-soft"],
  ["background", "foreground"],
];
const shapePairs = ["background", "card", "popover"].flatMap((ground): [string, string][] => [
  ["input", ground],
  ["ring", ground],
]);

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, theme) => {
  it.each(textPairs)("has 4.5:1 contrast for %s on %s", (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("has 3:1 contrast for %s on %s", (shape, ground) => {
    expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

export const UNKNOWN_DEVICE = "A browser";

type Sign = readonly [sign: RegExp, name: string];

// The first that fits: nearly every browser names Safari too, and those made of Chromium name Chrome.
const BROWSERS: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/\d.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bMac OS X\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (signs: readonly Sign[], text: string) =>
  signs.find(([sign]) => sign.test(text))?.[1];

/**
 * A device in plain words, by which its owner knows it again: "Chrome on Windows".
 * @param userAgent the User-Agent header, of which nothing is shown
 */
export function deviceName(userAgent: string | null): string {
  // Longer than any browser's: what comes after is not looked at.
  const text = (userAgent ?? "").slice(0, 500);
  const system = nameIn(SYSTEMS, text);
  const browser = nameIn(BROWSERS, text) ?? UNKNOWN_DEVICE;
  return system ? `${browser} on ${system}` : browser;
}

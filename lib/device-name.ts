export const UNKNOWN_DEVICE = "A browser";

type Sign = readonly [sign: RegExp, name: string];

// The first match wins: almost every browser mentions Safari, and Chromium browsers mention Chrome.
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
 * Describes a device so that its owner recognizes it: "Chrome on Windows".
 * @param userAgent the User-Agent header; none of its text is shown
 */
export function deviceName(userAgent: string | null): string {
  // No browser's header is longer.
  const text = (userAgent ?? "").slice(0, 500);
  const system = nameIn(SYSTEMS, text);
  const browser = nameIn(BROWSERS, text) ?? UNKNOWN_DEVICE;
  return system ? `${browser} on ${system}` : browser;
}

/** The longest name shown in an email or text message to someone who didn't choose it. */
export const MAX_QUOTED_NAME = 60;

// Includes the characters that browsers treat as a dot, an @, a colon or a slash.
const DOT = "[.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61]";
const AT = "[@\\uFE6B\\uFF20]";
const COLON = "[:\\uFE13\\uFE55\\uFF1A]";
const SLASH = "[/\\\\\\u2044\\u2215\\uFF0F]";

// Bidi controls, zero-width characters, soft hyphens.
const INVISIBLE = /\p{Cf}/gu;
const BLANK = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

const BEFORE_DOMAIN = new RegExp(`${DOT}(?=[^\\s\\p{P}\\p{N}][^\\s\\p{P}])`, "gu");
const NETWORK_ADDRESS = new RegExp(`\\d${DOT}\\d{1,3}${DOT}\\d{1,3}${DOT}\\d`, "gu");
const BEFORE_HOST = new RegExp(`${SLASH}{2,}`, "gu");
// Keeps times of day.
const AFTER_SCHEME = new RegExp(`(?<!\\d)${COLON}(?=\\S)|${COLON}(?=[^\\s\\d])`, "gu");

/** Returns a text as one line, without invisible or bidi characters. */
export const plainLine = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, "").replace(BLANK, " ").trim();

/**
 * Returns a text that email programs and phones don't turn into a link: one line, with spaces
 * inside anything like an address. "J.R. O'Neil", "208 1/2 Main St" and "10:30 AM" don't change.
 */
export function withoutLinks(text: string): string {
  const brokenUp = plainLine(text)
    .replace(AFTER_SCHEME, " ")
    .replace(BEFORE_HOST, " ")
    .replace(new RegExp(AT, "gu"), " at ")
    .replace(BEFORE_DOMAIN, " ")
    .replace(NETWORK_ADDRESS, (found) => found.replace(new RegExp(DOT, "gu"), " "));
  return plainLine(brokenUp);
}

/** Prepares a text of several lines for an email: `withoutLinks` for each line. */
export const quotedText = (text: string): string => text.split("\n").map(withoutLinks).join("\n");

/**
 * Prepares a name, place or subject for a recipient who didn't ask for it: `withoutLinks`, cut to
 * 60 characters.
 */
export function quotedName(text: string): string {
  const whole = withoutLinks(text);
  if (whole.length <= MAX_QUOTED_NAME) return whole;
  let cut = "";
  for (const letter of whole) {
    if (cut.length + letter.length >= MAX_QUOTED_NAME) break;
    cut += letter;
  }
  return `${cut.trimEnd()}…`;
}

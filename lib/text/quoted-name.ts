/** The most that is shown of a name in an email or text message to somebody who didn't choose it. */
export const MAX_QUOTED_NAME = 60;

// With those that browsers read as a dot, an @, a colon or a slash.
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
// Times of day stay.
const AFTER_SCHEME = new RegExp(`(?<!\\d)${COLON}(?=\\S)|${COLON}(?=[^\\s\\d])`, "gu");

/** A text as one line, without characters that are invisible or change the direction of others. */
export const plainLine = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, "").replace(BLANK, " ").trim();

/**
 * A text of which no mail program or telephone makes a link: one line, with spaces in what looks like an
 * address. "J.R. O'Neil", "208 1/2 Main St" and "10:30 AM" stay as they are.
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

/**
 * What somebody has chosen as a name, a place or a subject, as it is shown to whoever didn't ask for it:
 * `withoutLinks`, at most 60 characters.
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

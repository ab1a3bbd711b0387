// Zero-width and direction marks, soft hyphens, fillers, variation selectors and tags.
const INVISIBLE = "[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]";
// Control characters, but NUL, which is refused, and those that are white space.
const CONTROL = "[\\x01-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F]";
const DROPPED = `${INVISIBLE}|${CONTROL}`;

// An emoji with what gives it its look: a family, a flag of England, a key cap.
const PICTURE = "\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?";
const EMOJI =
  "\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}|[\\d#*]\\uFE0F\\u20E3|" +
  `${PICTURE}(?:\\u200D${PICTURE})*`;

// Scripts in which a joiner decides how a word is written.
const JOINING_SCRIPTS = [
  ...["Arabic", "Syriac", "Mongolian", "Nko", "Devanagari", "Bengali", "Gurmukhi", "Gujarati"],
  ...["Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Myanmar", "Tibetan"],
];
const JOINING = `[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}]`;
const JOINER = `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`;
// A variant of a Han character, as in names.
const VARIANT = "(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]";

const MEANT_OR_DROPPED = new RegExp(`(${EMOJI}|${JOINER}|${VARIANT})|${DROPPED}`, "gu");
const ALL_DROPPED = new RegExp(DROPPED, "gu");
const SPACES = /[\p{Zs}\u2800]/gu;
const LINE_ENDS = /[\u0085\u2028\u2029]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const TO_ASCII = 0xfee0;

const IS_PLAIN = /^[\t\n\r -~]*$/;

const plainSpaces = (text: string) => text.replace(SPACES, " ").replace(LINE_ENDS, "\n");

/**
 * Words without the invisible characters that copying brings along. Those that emoji and some scripts
 * need stay. Every kind of space becomes a plain one.
 */
export function cleanText(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return plainSpaces(text.replace(MEANT_OR_DROPPED, (_, meant: string | undefined) => meant ?? ""));
}

/**
 * What is no prose (a number, a date, a zip code, a phone number, an email address) without any
 * invisible character, and with full-width letters, digits and signs as ASCII.
 */
export function cleanEntry(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return plainSpaces(text.replace(ALL_DROPPED, "")).replace(FULL_WIDTH, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - TO_ASCII),
  );
}

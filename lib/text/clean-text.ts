const INVISIBLE = "[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]";
// Control characters except NUL, which is refused, and white space.
const CONTROL = "[\\x01-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F]";
const DROPPED = `${INVISIBLE}|${CONTROL}`;

const PICTURE = "\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?";
const EMOJI =
  "\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}|[\\d#*]\\uFE0F\\u20E3|" +
  `${PICTURE}(?:\\u200D${PICTURE})*`;

// Scripts in which joiners change the spelling.
const JOINING_SCRIPTS = [
  ...["Arabic", "Syriac", "Mongolian", "Nko", "Devanagari", "Bengali", "Gurmukhi", "Gujarati"],
  ...["Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Myanmar", "Tibetan"],
];
const JOINING = `[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}]`;
const JOINER = `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`;
// Variants of Han characters, used in names.
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
 * Removes the invisible characters that copying adds, except those that emoji and some scripts
 * need. Every kind of space becomes a plain one.
 */
export function cleanText(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return plainSpaces(text.replace(MEANT_OR_DROPPED, (_, meant: string | undefined) => meant ?? ""));
}

/**
 * Cleans an entry that isn't prose, such as a number, date, zip code, phone number or email
 * address. Removes all invisible characters and converts full-width characters to ASCII.
 */
export function cleanEntry(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return plainSpaces(text.replace(ALL_DROPPED, "")).replace(FULL_WIDTH, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - TO_ASCII),
  );
}

import { CAPITALS, LETTERS } from "#lib/text/letters.ts";
import { isWord } from "./open-world/innocent-words.ts";

const TITLED = `(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?[${CAPITALS}][${LETTERS}'-]+(?: [${CAPITALS}][${LETTERS}'-]+)?`;
const STREET_WORDS = "Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Court|Park|School";
const OPENS = "(?:^|[.!?\\n]\\s*)";
const GREETS =
  "(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Tt]hanks|[Tt]hank you|[Mm]orning|[Gg]ood (?:morning|afternoon|evening|to hear from you))";
const ANSWERS =
  "(?:[Yy]es|[Nn]o|[Yy]ep|[Nn]ope|[Ss]ure|[Ss]orry|[Aa]las|[Oo]h|[Ww]ell|[Rr]ight|[Cc]orrect|[Tt]rue|[Gg]ood question)";
// "Dear Ms. Ortiz,", "Hi Carol": whatever the words are.
const GREETED = new RegExp(`(?<=${OPENS}${GREETS},? (?:again,? )?)${TITLED}(?=[,.!:;–—]|$)`, "g");
// "Yes, Denise,", and at the end of such a sentence: "Yes, there's a washer, Denise."
const ANSWERED = [
  new RegExp(`(?<=${OPENS}${ANSWERS},? )${TITLED}(?=[,.!:;–—]|$)`, "g"),
  new RegExp(`(?<=${OPENS}(?:${ANSWERS}|${GREETS})\\b[^.!?\\n]{0,200}, )${TITLED}(?=[.!?]|$)`, "g"),
];
// "Mrs. Haas in the sun room", but no street that is called so
const WITH_TITLE = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss)\\.? [${CAPITALS}][${LETTERS}'-]+(?! (?:${STREET_WORDS})\\b)`,
  "g",
);
const blanked = (text: string) => text.replaceAll(/\S/g, "_");

/** The text with the names of those it speaks to blanked; after an answer a word of the language is none. */
export const hideAddressed = (text: string) =>
  ANSWERED.reduce(
    (hidden, pattern) =>
      hidden.replaceAll(pattern, (name) =>
        isWord((name.split(" ").at(-1) ?? "").toLowerCase()) ? name : blanked(name),
      ),
    [GREETED, WITH_TITLE].reduce((hidden, pattern) => hidden.replaceAll(pattern, blanked), text),
  );

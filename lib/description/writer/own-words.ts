import { capitalize, withArticle } from "#lib/description/grammar.ts";
import type { Piece } from "./frames.ts";

/** A note of the owner's, read for where it belongs. */
export type OwnNote =
  /** A thing that the lead or a list can name: "a 30x40 shop with 200 amps". */
  | { kind: "thing"; piece: Piece }
  /** A whole sentence: "The roof was replaced in 2022." */
  | { kind: "sentence"; text: string }
  /** Anything else, which stands after words of the writer's: "Worth knowing: …". */
  | { kind: "remark"; text: string };

/** In characters; a longer one is no thing to name in passing. */
const MAX_THING = 60;

const YEAR = "(?:(?:19|20)\\d\\d|'\\d\\d)";
const TAIL = `(?<rest>(?: (?:in|by|with|to|for|from|last|this|after|before|on|as|at)\\b.*|,? \\(?${YEAR}.*)?)`;
const WORK =
  "(?:\\w+ly )?(?:\\w+ed(?: on| up| out)?|put (?:on|in|up)|redone|rebuilt|built|laid|dug|torn out|made|new)";
/** "Kitchen remodeled in 2020" */
const DONE = new RegExp(`^(?<what>(?:[\\w'&/-]+ )*?[\\w'-]+) (?<work>${WORK})${TAIL}$`, "i");
/** "Surveyed in 2023", "Fenced and cross-fenced for horses" */
const STATE = new RegExp(`^(?<work>(?:\\w+ly )?[\\w-]+ed(?: and [\\w-]+ed)?)${TAIL}$`, "i");
/** "New metal roof in 2022", "Water heater 2022" */
const NEW = new RegExp(
  `^(?<fresh>(?:brand[ -])?new )?(?<what>[\\w'&/ -]+?),? (?:in |from |- )?\\(?(?<year>${YEAR})\\)?$`,
  "i",
);
const VERB =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|does|do|did|lets?|gets?|makes?|gives?|looks?|runs?|opens?|comes?|goes|leads?|sits?|stands?|blooms?|grows?|needs?|keeps?|holds?|fits?|takes?|lies|faces|backs|stays?|works?|heats?|cools?|includes?|covers?|conveys?|planted|raised|loved?|bought|kept)\b/i;
const SUBJECT =
  /^(?:the|an?|our|my|we|i|it|this|that|these|those|there|you|your|every|each|all)\b/i;
const REQUEST =
  /^(?:walk|bike|enjoy|bring|see|come|sit|swim|fish|hike|watch|relax|ride|drive|stroll|paddle|launch|park|cook|plant|pick|ask|look|take|get|keep|have|make|imagine|live|work|play|stay)\b/i;
const MASS =
  /\b(?:glass|wiring|plumbing|woodwork|trim|tile|hardwood|flooring|siding|insulation|landscaping|lighting|parking|storage|fencing|millwork|wainscoting|brick|stone|granite|marble|quartz|water|power|electricity|internet|fiber|gas|heat|heating|cooling|air|access|frontage|shore|shoreline|waterfront|land|timber|space|cabinetry|hardware|paneling|plaster|acreage|pasture|equipment|copper|soil|shade|decking|concrete|carpet|paint|irrigation|drywall|stucco|oak|maple|pine|cedar|walnut|cherry|slate)$/i;
const PREPOSITION =
  / (?:in|on|with|from|at|of|by|for|under|over|to|along|near|off|above|below|behind|through|and|plus)\b.*$/i;
const DETERMINER = /^(?:the|an?|several|many|both|no|lots|plenty|ample)\b|^\d/i;

const LEFT_OPEN = /\b(?:available|negotiable|welcome|possible|optional)$/i;

/** Reads a note by its build alone: nothing is added to what it says. */
export function readOwnNote(note: string): OwnNote {
  const text = writtenOut(note);
  if (/[.;:!?]/.test(text.slice(0, -1))) return { kind: "remark", text };
  const sentence = sentenceOf(text);
  if (sentence) return { kind: "sentence", text: capitalize(sentence) };
  const isPlain = text.length <= MAX_THING && !text.includes(",") && !LEFT_OPEN.test(text);
  return isPlain && !SUBJECT.test(text)
    ? { kind: "thing", piece: thingOf(text) }
    : { kind: "remark", text: lower(text) };
}

const SHORT_FORMS = [
  [/\bw\//gi, "with "],
  [/(?<=\d)\s*['’](?=\s|$)/g, " feet"],
  [/(?<=\d)\s*ft\b\.?/gi, " feet"],
  [/ [+&] /g, " and "],
  [/\btill\b/gi, "until"],
  [/\/mo\b\.?/gi, " a month"],
  [/\b(north|south|east|west) facing\b/gi, "$1-facing"],
] as const;

const writtenOut = (note: string) =>
  SHORT_FORMS.reduce((text, [form, words]) => text.replaceAll(form, words), note).replaceAll(
    / {2,}/g,
    " ",
  );

/** The note as a whole sentence; null where it has no verb that could make it one. */
function sentenceOf(text: string): string | null {
  if (REQUEST.test(text)) return text;
  const verb = VERB.exec(text);
  if (verb) return SUBJECT.test(text) ? text : `${verb.index === 0 ? "it" : "the"} ${lower(text)}`;
  if (SUBJECT.test(text)) return null;
  const state = STATE.exec(text)?.groups;
  if (state) return `it ${/\d{4}/.test(text) ? "was" : "is"} ${lower(text)}`;
  const done = DONE.exec(text)?.groups;
  if (done?.what)
    return `the ${lower(done.what)} ${was(done.what)} ${done.work}${inYear(done.rest)}`;
  const fresh = NEW.exec(text)?.groups;
  if (!fresh?.what || DETERMINER.test(text)) return null;
  return fresh.fresh
    ? `the ${lower(fresh.what)} ${was(fresh.what)} new in ${fresh.year}`
    : `the ${lower(fresh.what)} ${isPlural(fresh.what) ? "are" : "is"} from ${fresh.year}`;
}

const inYear = (rest = "") =>
  rest.replace(/^,? \(?(?=(?:19|20)\d\d|'\d\d)/, " in ").replace(/\)$/, "");

/** The note as a noun phrase with the article that it takes. */
function thingOf(text: string): Piece {
  const head = text.replace(PREPOSITION, "").trim();
  const tells = [`ownWords=${text}`];
  // "30x40 shop" and "200-amp panel" are one thing, "128 feet" are many.
  const isMeasured =
    /^\d[\d,.]*(?:[x×]\d+|[- ]?(?:x|by|amp|foot|acre|car|stall|bay|gallon|year|zone|room|story|inch|sq)\b)/i.test(
      head,
    );
  const isMany = isPlural(head);
  if (isMany || MASS.test(head) || ((DETERMINER.test(text) || COUNT.test(text)) && !isMeasured)) {
    return {
      text: lower(text),
      plural: isMany,
      tells,
    };
  }
  return { text: withArticle(lower(text)), tells };
}

const COUNT = /^(?:[2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?!-)/i;
const isPlural = (words: string) => /[^su']s$/i.test(words) || / and /.test(words);
const was = (words: string) => (isPlural(words) ? "were" : "was");

/** Small first letter, unless the word is a name or an abbreviation: "EV charger", "Bosch oven". */
function lower(text: string): string {
  const first = text.split(/[\s-]/)[0] ?? "";
  const isName = /[A-Z].*[A-Z]|\d/.test(first) || NAMES.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
const NAMES =
  /^(?:Bosch|Viking|Wolf|Sub-Zero|Miele|Kohler|Andersen|Pella|Marvin|Trex|Tesla|Lake|Mount|Mt|Spanish|French|Dutch|Italian|Mexican|English|American|Amish|Victorian|Craftsman|Tudor|Brazilian|Vermont|Adirondack|January|February|March|April|May|June|July|August|September|October|November|December|I)$/;

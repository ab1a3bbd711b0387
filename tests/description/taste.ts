import { type Fact, numberOf } from "#lib/description/facts.ts";
import { parseNumberWords } from "#lib/text/number-words.ts";

/** What no listing agent would sign, by kind. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    "doubt",
    /\bfacts as\b|\bas the (?:owner|seller) has\b|\bmeasure, ask\b|\bby the owner's count\b|\bthe owner counts\b|\bverify\b|\bbelieved to be\b|\bapproximately\b/i,
  ],
  [
    "whimsy",
    /\brugs?\b|\bnobody has to\b|\bshould \w+ be wished\b|\bwatch(?:ing)? the day\b|\bsupper\b|\bsit beside\b|\bwardrobe may\b|\bwhen the wind\b|\bRain or shine\b/i,
  ],
  [
    "form language",
    /[a-z]\/[a-z]|\d\.\d+ square f|\d\.\d+-square|\bin total\b|\ba total of\b|\brooms in all\b|\bFinished space measures\b|\bthe year built\b/i,
  ],
  [
    "cramped framing",
    /\bfits?\b[^.]*\binto\b|\bsqueez|\bcrams?\b|\bpack(?:s|ed)\b|\bmanages? to\b/i,
  ],
  [
    "a position or an effect that nobody entered",
    /\bas you (?:come|walk|step) in\b|\bso (?:the|that|you)\b|\bthroughout\b|\bup(?:stairs)\b|\bdownstairs\b|\bnext to\b|\bout back\b|\boverlook|\boff the\b|\bthrough the rooms\b|\broom to room\b|\bkeeps? you\b|\bwith its own\b/i,
  ],
  [
    "a purpose that carries nothing",
    /\bfor (?:washing|cleaning|eating|swimming|storing|food)\b|\bkeeps? food\b|\bhold(?:s)? (?:the )?food\b|\bset apart for\b/i,
  ],
];

/** The names of the kinds that a text shows. */
export function tasteFaultsOf(text: string, facts: readonly Fact[]): string[] {
  const faults = KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  if (isImpossible(text, facts)) faults.push("an impossible count");
  return faults;
}

/** Rooms in all that are no more than the bedrooms and baths among them. */
function isImpossible(text: string, facts: readonly Fact[]): boolean {
  const stated = /\b([\w-]+) rooms\b/i.exec(text)?.[1];
  const rooms = Number(stated) || (stated ? parseNumberWords(stated.toLowerCase()) : null);
  const counted = (["bedrooms", "fullBathrooms", "halfBathrooms"] as const)
    .map((name) => numberOf(facts, `propertyBasics.${name}`))
    .reduce((sum, number) => sum + number, 0);
  return rooms !== null && rooms > 0 && rooms <= counted;
}

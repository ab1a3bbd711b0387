import { STATE_NAMES } from "#lib/description/place.ts";
import type { Reading } from "./claim.ts";

/** Capitalized words that name no place: terms of the trade, days, what an option is called. */
const KNOWN = new Set(
  `I I'm I'll HOA RV RVs AC A/C HVAC TV MLS ADA EV LED ADU OK US U.S. USA Craftsman Colonial Georgian Victorian Tudor
  Spanish French Pueblo Mediterranean Cape Cod Queen Anne Santa Fe English American Dutch Italian Mexican Monday Tuesday Wednesday Thursday Friday
  Saturday Sunday January February March April May June July August September October November December
  Sundays Saturdays Mondays Fridays Grandma Grandpa Mom Dad Mother Father Easter Halloween Hanukkah Santa Sir Madam Mr Mrs Ms Saltillo
  Realtor Jacuzzi Wi-Fi Internet Christmas Thanksgiving`.split(/\s+/),
);
const STATES = Object.values(STATE_NAMES).filter((name) => name.length > 4);
/** Large cities, so that one is seen where it opens a sentence too. */
const CITIES =
  "New York|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Austin|San Francisco|Seattle|Denver|Boston|Nashville|Portland|Las Vegas|Miami|Atlanta|Minneapolis|Charlotte|Orlando|Tampa|Cleveland|Detroit|Sacramento|Brooklyn|Manhattan".split(
    "|",
  );

/**
 * Proper names that the facts do not hold. The places that they do hold are taken for known, as
 * is a text in title case, where capitals tell nothing.
 *
 * @param held names of street, city, and state
 */
export function readNames(text: string, held: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  const masked = held.filter(Boolean).reduce((masking, name) => maskAll(masking, name), text);
  const add = (start: number, end: number) => {
    if (readings.every((reading) => end <= reading.start || start >= reading.end)) {
      readings.push({ start, end, kind: "place", held: false });
    }
  };
  for (const name of [...STATES, ...CITIES]) {
    for (const match of masked.matchAll(new RegExp(`\\b${name.replaceAll(".", "\\.")}\\b`, "g"))) {
      add(match.index, match.index + name.length);
    }
  }
  const sentences = masked.matchAll(
    /[^.!?…\n]*(?:[.!?…](?!["”)]?\s+["“(]?\p{Lu}|\s*$)[^.!?…\n]*)*[.!?…\n]*/gu,
  );
  for (const { 0: sentence, index: offset } of sentences) {
    const words = [...sentence.matchAll(/[\p{L}][\p{L}\d'’/-]*/gu)];
    const capitals = words.filter(([word]) => /^\p{Lu}/u.test(word));
    if (words.length > 4 && capitals.length > words.length * 0.6) continue;
    for (const match of sentence.matchAll(
      /(?:\b(?:St|Mt|Ft)\. )?\p{Lu}[\p{L}'’-]*(?:\s+(?:of|the|de|del|la|on|at)?\s*\p{Lu}[\p{L}'’-]*)*/gu,
    )) {
      const [name] = match;
      const opens = !/[\p{L}\d]/u.test(sentence.slice(0, match.index));
      const parts = name.split(/\s+/);
      const known = parts.every((part) => isKnown(part));
      if (known || OF_A_TIME.test(sentence.slice(match.index + name.length))) continue;
      // The first word of a sentence is capital anyway: only what follows it can tell.
      const later = parts.slice(1).filter((part) => /^\p{Lu}/u.test(part));
      const end = offset + match.index + name.length;
      const isTown = IN_A_STATE.test(text.slice(end, end + LONGEST_STATE));
      if (opens && !isTown && later.every(isKnown)) continue;
      if (opens && ORDINARY.test(parts[0] ?? "")) {
        const rest = parts.slice(1).join(" ");
        const start = offset + match.index + name.length - rest.length;
        if (!rest.split(" ").every(isKnown)) add(start, start + rest.length);
        continue;
      }
      add(offset + match.index, offset + match.index + name.length);
    }
  }
  return readings;
}

/** What follows the name of a town: "Madison, Wisconsin", "Madison, WI". */
const IN_A_STATE = new RegExp(
  `^,\\s{1,3}(?:${[...Object.keys(STATE_NAMES), ...Object.values(STATE_NAMES)].join("|")})(?!\\p{L})`,
  "u",
);
const LONGEST_STATE = 40;

/** Words that open sentences and are no part of the name after them. */
const ORDINARY =
  /^(?:The|This|That|These|A|An|In|On|At|Near|Nearby|By|From|With|Our|Your|Its|It|Both|Enjoy|Visit|Welcome|Set|Located|See|Call|Just|Only|Steps|Minutes|Close|Walk|Owner's|Historic|Downtown|Here|Now|Set|For|Sited|Beautiful)$/;

/** A name that dates something is no place: "the Nixon years". */
const OF_A_TIME = /^\s+(?:years|era|administration|days)\b/;

function isKnown(word: string): boolean {
  const plain = word.replace(/['’]s$/, "").replace(/-(?:style|inspired)$/i, "");
  if (/^\p{Lu}-\p{Ll}/u.test(word)) return true;
  return KNOWN.has(word) || KNOWN.has(plain) || /^(?:Owner|Suite|Room|Bedroom|Bath)s?$/.test(plain);
}

/** Puts as many spaces of lower case in the place of a name. */
function maskAll(text: string, name: string): string {
  return text.replaceAll(nameAsTyped(name, "giu"), (found) => found.replaceAll(/\p{L}/gu, "x"));
}

/** A name as a whole, whatever white space stands between its words. */
export function nameAsTyped(name: string, flags: string): RegExp {
  const words = name.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})${words.join("\\s+")}(?!\\p{L})`, flags);
}

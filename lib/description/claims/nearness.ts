import { LETTERS } from "#lib/text/letters.ts";
import type { Home } from "#lib/description/home.ts";
import type { Rule } from "#lib/description/rule.ts";
import type { Statement } from "./claim.ts";
import type { Clauses } from "./context.ts";

const NEAR_RULE: Rule = {
  id: "claims/places.near",
  source: "the property details don't say what is nearby",
};

const NEAR = [
  "near(?:by)?(?! (?:nothing|nowhere|enough)\\b)(?! (?:(?:the|our|my|your|their) )?(?:grand|famil|kids|children|parents|daughter|sons?\\b|sister|brother|mother|mom|friends))",
  "close to(?! (?:nothing|everything|it all|all you|what you|home|family|friends|nature|you)\\b)",
  "minutes? (?:(?:walk|drive) )?(?:from|to)",
  "blocks? (?:from|to)",
  "steps (?:from|to|away)",
  "(?:within )?walking distance (?:of|to)",
  "walk to",
  "(?:short|quick|easy) (?:walk|drive|hop|ride|trip|jaunt|stroll|bike ride|paddle|sail) (?:to|from)",
  "convenient to",
  "(?:easy|quick) access to",
  "next door to",
  "adjacent to",
  "across from",
  "around the corner from",
  "stone['’]?s throw (?:from|to)",
  "borders?",
  "backs (?:up )?to",
];
const NEAR_SOMETHING = new RegExp(
  `\\b(?:${NEAR.join("|")})\\b[^.,;!?]*[${LETTERS}\\d][^.,;!?]*`,
  "gi",
);

const AT_HAND = [
  "around the corner",
  "(?:down|up|across) the (?:street|road|block|hill)",
  "(?:[a-z]+ ){1,2}(?:blocks?|minutes?|miles?|steps|hours?) (?:away|off|down)",
  "steps away",
  "nearby",
  "close by",
  "within (?:easy )?reach",
  "(?:at|on|right outside) your (?:doorstep|door)",
  "next door",
  "at the end of the (?:street|road|block)",
  "an? (?:short|quick|easy) (?:walk|drive|ride|stroll|hop)(?: away)?",
  "within walking distance",
];
// "The ferry is around the corner."
const SOMETHING_AT_HAND = new RegExp(
  `(?<![${LETTERS}\\d'’-])(?:[${LETTERS}\\d'’-]{1,30} ){1,3}` +
    "(?:is|are|lies|lie|sits|sit|waits?|begins?|starts?) " +
    `(?:just |only |right |literally |all ){0,2}(?:${AT_HAND.join("|")})(?![${LETTERS}\\d])`,
  "gi",
);

const PARTS_OF_HOME = [
  "kitchen|entry|entrance|door|bed ?rooms?|bath(?:room)?s?|living|dining|hall|stairs|laundry",
  "garage|deck|patio|porch|garden|pool|pond|dock|house|home|building|unit|condo|road|street",
  "transportation|transit",
];
// "Near the front door".
const NEAR_PART_OF_HOME = new RegExp(
  "^\\S+(?:\\s+(?:to|from|of|the|its|own|a|an|each|every|all))*\\s+" +
    `(?:(?:main|front|back|side|rear)\\s+)?(?:${PARTS_OF_HOME.join("|")})\\b`,
  "i",
);

// "Walk to the water", of a home that lies at it.
const NEAR_WATER = /^\S+(?: \S+)? (?:the )?(?:water|lake|river|bay|ocean|gulf)\b(?!['’]?s)/i;

/** What a text claims to be near to, unless it is another part of the home. */
export function readNearness(text: string, clauses: Clauses, home: Home): Statement[] {
  const isOnWater = home.has("outdoorFeatures", "Waterfront");
  const matches = [...text.matchAll(NEAR_SOMETHING), ...text.matchAll(SOMETHING_AT_HAND)];
  return matches
    .filter(({ 0: phrase, index }) => {
      return (
        !NEAR_PART_OF_HOME.test(phrase) &&
        !(isOnWater && NEAR_WATER.test(phrase)) &&
        !clauses.isDeniedBefore(index)
      );
    })
    .map(({ 0: phrase, index: start }) => ({
      start,
      end: start + phrase.trimEnd().length,
      kind: "place",
      isSupported: false,
      rule: NEAR_RULE,
    }));
}

import { checkFairHousing } from "#lib/description/index.ts";

// What buyers say about themselves. The check of listings reads what is said about buyers.
const OWN_FACTS = [
  /\b(?:my|our) (?:\w+ )?(?:wife|husband|spouse|partner|(?:fiance|fiancé)e?|family|parents)(?!\w)/gi,
  /\b(?:my|our) (?:\w+ )?(?:kids?|child|children|sons?|daughters?|baby|babies|toddlers?|twins)\b/gi,
  /\b(?:my|our) (?:\w+ )?(?:church|mosque|synagogue|temple|parish|faith|religion|disability)\b/gi,
  /\b(?:pregnant|newlyweds?|immigrants?|wheelchair|single (?:mom|mother|dad|father))\b/gi,
];

/** Returns the words of a buyer's note about something that fair housing law protects, each once. */
export function flaggedWords(note: string): string[] {
  const all = [
    ...checkFairHousing(note).map(({ phrase }) => phrase),
    ...OWN_FACTS.flatMap((pattern) => note.match(pattern) ?? []),
  ];
  // Of "kids" and "Our kids", the longer one.
  const isPart = (one: string) => all.some((other) => other !== one && other.includes(one));
  return [...new Set(all.filter((one) => !isPart(one)))];
}

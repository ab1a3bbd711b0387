// Up to four words from a denial to what it denies; a verb or a "but" between them ends it.
const UP_TO_DENIED =
  "(?:\\s+(?!(?:is|are|has|have|with|but|and|so|because|just|only|can|could|may|goes?)\\b)[\\w-]+)" +
  "{0,4}\\s*$";
const DENIALS = [
  "\\b(?:(?:do|does|did|has|have)(?:n't| not)|never)(?: really| yet)? " +
    `(?:have|had|come with|include|need|got|own|get)${UP_TO_DENIED}`,
  "\\b(?:no|not|without|never|neither|nor|isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t|" +
    `lacks?|free of|instead of|rather than)${UP_TO_DENIED}`,
  "\\b(?:neither|none of the|no) (?:[\\w-]+ ){1,2}(?:is|are|has|have)(?: [\\w-]+){0,2}\\s*$",
];
const DENIED_BEFORE = new RegExp(DENIALS.join("|"), "i");

// "Pool? No.", "a pool is not part of it", "only the pool is missing".
const MAY_DENY_AFTER = /^\s*(?:\?|is|are|was|were|it|they|we|no)/i;
const DENIED_AFTER = new RegExp(
  [
    "\\?\\s*(?:no|nope|none|sorry|not)\\b",
    "(?:is|are|was|were)(?:n't| not) " +
      "(?:part|included|here|there|on|one|among|in|a thing|to be)\\b",
    "(?:is|are) (?:all that's |what's |the only thing )?(?:missing|absent|lacking)\\b",
    "(?:it|they|we) (?:has|have|had|is|are) not\\b",
    "no[,.;!]",
  ]
    .map((words) => `^\\s*${words}`)
    .join("|"),
  "i",
);
// Characters after a claim that may deny it.
const DENIAL_LENGTH = 60;

// A noun right after what is denied: "no basement bathroom".
const ANOTHER_NOUN = new RegExp(
  "^\\s+(?!(?:and|or|nor|but|to|in|on|at|here|yet|for|of|is|are|was|with|so|because|left|any|" +
    "anymore|either|whatsoever|this|that|which|out|you|we|it|i)\\b)\\p{L}",
  "iu",
);

// Up to nine words from a possibility to what is possible: a list may stand between.
const UP_TO_POSSIBLE =
  "(?:[\\s,]+(?!(?:is|are|has|have|with|but|so|because|goes?)\\b)[\\w-]+){0,9}[\\s,]*" +
  "(?<!\\b(?:the|its|our)\\s+)$";
const POSSIBILITIES = [
  "(?:room|space|potential|possibility|ready) (?:for|to (?:add|build))",
  "(?:could|might|may) (?:(?:also |easily |always |well )?(?:add|be|become|hold|fit|rent|build|" +
    "put|install|turn|convert|make|serve|plant|raise|set up))",
  "can (?:be|become|serve|hold|fit|turn|double)",
  "(?:imagine|picture|add(?:ing)?|consider(?:ing|ed)?|install(?:ing)?) an?",
  "plans? for",
  "dream(?:s|ed|ing)? of",
  "if you (?:want|like|prefer|build|add|put)",
  "bring your own",
  "(?:would|could|can|will) (?:also |easily )?make (?:an? )?(?:\\w+ )?",
  "(?:use|used|using) (?:[\\w'-]+ ){0,5}as an?",
  "the size of",
  "as (?:big|large|long|wide|good) as",
];
const POSSIBLE = new RegExp(`\\b(?:${POSSIBILITIES.join("|")})${UP_TO_POSSIBLE}`, "i");

const MAY_DENY =
  /n't|n’t|\b(?:no|not|none|without|never|neither|nor|lacks?|free|instead|rather)\b/i;
const MAY_BE_POSSIBLE =
  /\b(?:room|space|potential|possibility|ready|could|might|may|can|imagine|picture|add|adding|consider|considering|considered|install|installing|plans?|dream|dreams|dreamed|dreaming|if|bring|would|will|use|used|using|size|as)\b/i;

/** True where the clause before a claim takes it back. */
export function isDeniedBefore(clause: string): boolean {
  return MAY_DENY.test(clause) && DENIED_BEFORE.test(clause);
}

/** True where what follows a claim takes it back. */
export function isDeniedAfter(following: string): boolean {
  return MAY_DENY_AFTER.test(following) && DENIED_AFTER.test(following.slice(0, DENIAL_LENGTH));
}

/** True where a noun follows, so that a denial is about that noun. */
export function isPartOfNoun(following: string): boolean {
  return ANOTHER_NOUN.test(following.slice(0, DENIAL_LENGTH));
}

/** True where the clause before tells what could be rather than what is. */
export function isPossibility(clause: string): boolean {
  return MAY_BE_POSSIBLE.test(clause) && POSSIBLE.test(clause);
}

import wordLists from "#lib/description/words/claim-words.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";
import { clauseBefore, LONGEST_CLAUSE } from "#lib/text/sentences.ts";
import { hasOneIn } from "#lib/text/sorted.ts";
import type { Token } from "#lib/text/tokens.ts";

// Up to four words from a denial to what it denies; a verb or a "but" between them ends it.
const UP_TO_DENIED =
  "(?:\\s+(?!(?:is|are|has|have|with|but|and|so|because|just|only|can|could|may|goes?)\\b)[\\w-]+)" +
  "{0,4}\\s*$";
const DENIALS = [
  "\\b(?:(?:do|does|did|has|have)(?:n't| not)|never)(?: really| yet)? " +
    `(?:have|had|come with|include|need|got|own|get)${UP_TO_DENIED}`,
  "\\b(?:no|not(?! (?:counting|including|to mention|just|only|far|quite|to forget|forgetting))|without|never(?! (?:forget|mind|mention))|neither|nor|isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t(?! (?:forget|miss|overlook|skip|ignore|mind))|" +
    `lacks?|free of|instead of|rather than)${UP_TO_DENIED}`,
  "\\bnothing (?:is|was|has been) (?:said|entered|mentioned|noted|given) (?:of|about|on|for)" +
    UP_TO_DENIED,
  "\\b(?:neither|none of the|no|not one of) (?:[\\w-]+ ){1,2}(?:is|are|has|have)(?: [\\w-]+){0,2}\\s*$",
  // "You won't find a library", but not "a better one".
  "\\b(?:won['’]?t|can['’]?t|cannot|couldn['’]?t|will not) (?:find|see|offer|claim|promise|get|have|give you)" +
    `(?! (?:an?|any) (?:\\w+er|better|more|other)\\b)${UP_TO_DENIED}`,
];
const DENIED_BEFORE = new RegExp(DENIALS.join("|"), "i");

// "Pool? No.", "a pool is not part of it", "only the pool is missing", "a pool: none".
const MAY_DENY_AFTER =
  /^[,:]?\s*(?:-free|\?|is|are|was|were|has|have|it|they|we|i|the|no|not|nobody|nothing|and|there|if|\w+ (?:we|i)\b|\w+[,:]|\$?0)/i;
const DENIALS_AFTER = [
  "\\?\\s*(?:no|nope|none|sorry|not)\\b",
  "\\?\\s*(?:there|it|we|they|this (?:place|house|home|one)) " +
    "(?:isn|aren|hasn|haven|doesn|don)['’]?t\\b",
  "\\?\\s*(?:there|it|we|they) (?:is|are|has|have) (?:no|none|not)\\b",
  "(?:(?:,\\s*\\w+){1,3}\\s*)?:\\s*(?:none|no|nope|not (?:here|listed|one|any))\\b",
  ",? (?:there being|of which there (?:is|are)) none\\b",
  "if there (?:were|was|is|are) (?:one|any)\\b",
  "-free\\b",
  "(?:(?:fees?|dues)\\b)?(?::|,? (?:is|are|of)\\b)? ?\\$?0(?![\\d.,]\\d|[\\d%])",
  "(?:is|are|was|were)(?:n't| not) " +
    "(?:part|included|listed|offered|here|there|on|one|among|in|a thing|to be)\\b",
  "(?:is|are|was|were|has|have)(?:n't| not)(?: been)? (?:mentioned|entered|named|noted)\\b",
  "(?:it|they|we|the (?:house|home|place|listing|lot)) (?:does|do|did)(?:n't| not) " +
    "(?:have|mention|list|offer|include|come with)\\b",
  ",? there (?:is|are) (?:none|not (?:one|any))(?=[,.;!]|$)",
  "(?:is|are) (?:all that's |what's |the only thing )?(?:missing|absent|lacking)\\b",
  "(?:it|they|we) (?:has|have|had|is|are) not\\b",
  "(?:,\\s*)?no[,.;!]",
  // What the owner left out.
  "(?:\\w+)?, (?:nobody|no one) (?:has )?(?:put|entered|ticked|listed) (?:it in|one|any)\\b",
  ", not that (?:anybody|anyone|i|we) (?:ticked|entered|said|listed)\\b",
  "(?:\\w+ )?(?:we|i)(?:['’]ve| have)? (?:wrote|said|entered|ticked|put|written) nothing(?! (?:about|of|on)\\b)",
  "nothing (?:was|is|has been) (?:entered|said|ticked|put|written)\\b",
  "(?:and \\w+ )?(?:are|is)(?:n['’]?t| not) part of (?:this|the|our) (?:form|page|text|listing)\\b",
];
// In one bracket: an engine takes twice as long to compile what each of them begins with.
const DENIED_AFTER = new RegExp(`^\\s*(?:${DENIALS_AFTER.join("|")})`, "i");
// "What's missing? A basement.", "what it lacks: a garage, a pool"
const MISSING_BEFORE =
  /\b(?:missing|lack(?:s|ing)?|absent|isn['’]?t (?:here|there)|not (?:here|there|included|listed))[?:]\s+(?:(?:an?|the|only|just)\s+)?(?:[\w-]+,? (?:and |or )?(?:an? )?){0,5}$/i;
// Characters before a claim among which such words stand.
const MISSING_LENGTH = 60;
// Characters after a claim that may deny it.
const DENIAL_LENGTH = 60;

// A noun right after what is denied: "no basement bathroom".
const ANOTHER_NOUN = new RegExp(
  "^\\s+(?!(?:and|or|nor|but|to|in|on|at|here|yet|for|of|is|are|was|with|so|because|left|any|" +
    "anymore|either|whatsoever|this|that|which|out|you|we|it|i)\\b)[a-z]",
  "i",
);

// Up to nine words from a possibility to what is possible: a list may stand between.
const UP_TO_POSSIBLE =
  "(?:[\\s,]+(?!(?:is|are|has|have|with|but|so|because|goes?)\\b)[\\w-]+){0,9}[\\s,]{0,9}" +
  "(?<!\\b(?:the|its|our)\\s{1,9})$";
const POSSIBILITIES = [
  "(?:room|space|potential|possibility|ready) (?:for|to (?:add|build))",
  "(?:could|might|may) (?:(?:also |easily |always |well )?(?:add|be|become|hold|fit|rent|build|" +
    "put|install|turn|convert|make|serve|plant|raise|set up))",
  "can (?:be|become|serve|hold|fit|turn|double)",
  "(?:imagine|picture|add(?:ing)?|consider(?:ing|ed)?|install(?:ing)?) an?",
  "plans? for",
  "dream(?:s|ed|ing)? of",
  "if you (?:want|like|prefer|build|add|put)",
  "bring (?:an?|your own)",
  "(?:would|could|can|will) (?:also |easily )?make (?:an? )?(?:\\w+ )?",
  "(?:use|used|using) (?:[\\w'-]+ ){0,5}as an?",
  "(?:is|was|becomes|became|serves as|has been) (?:my|our|his|her|their|the kids'|grandma's)",
  "the size of",
  // What somebody only wanted to know, or had thought.
  "(?:you|they|he|she|somebody|someone|people|buyers)(?:['’]d| had| have|['’]ve)? (?:asked|ask|wondered|wonder|read|heard|thought|wanted to know)(?: about| whether| if| that)?",
  // Who does nothing there says nothing of the thing.
  "(?:nobody|no one|nowhere)(?:['’]s| (?:will|would|can|could|has|needs?|ever))?(?! (?:misses|minds|leaves))",
  "nothing (?:here |in it |there )?\\w+s (?:in|into|on|onto|to|from)",
  "(?:the )?(?:answer|question|word|truth) (?:about|on|of|to)",
  "as (?:big|large|long|wide|good) as",
];
const POSSIBLE = new RegExp(`\\b(?:${POSSIBILITIES.join("|")})${UP_TO_POSSIBLE}`, "i");

// Words of which one must stand there: "t" is the end of "isn't".
const DENYING_WORDS: ReadonlySet<string> = new Set(wordsOf(wordLists.denying));
const POSSIBLE_WORDS: ReadonlySet<string> = new Set(wordsOf(wordLists.possible));

/** What the clauses of a text say about the claims in them. */
export class Clauses {
  private readonly text: string;
  private readonly denials: readonly number[];
  private readonly possibilities: readonly number[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    const startsOf = (words: ReadonlySet<string>) =>
      tokens.flatMap((token) => (words.has(token.text) ? [token.start] : []));
    this.denials = startsOf(DENYING_WORDS);
    this.possibilities = startsOf(POSSIBLE_WORDS);
  }

  /** True where the clause before a claim takes it back. */
  isDeniedBefore(position: number): boolean {
    return (
      (this.hasOne(this.denials, position) && DENIED_BEFORE.test(this.before(position))) ||
      MISSING_BEFORE.test(this.text.slice(Math.max(0, position - MISSING_LENGTH), position))
    );
  }

  /** True where the clause before tells what could be rather than what is. */
  isPossibility(position: number): boolean {
    return this.hasOne(this.possibilities, position) && POSSIBLE.test(this.before(position));
  }

  /** What stands before a position in its clause. */
  before(position: number): string {
    return clauseBefore(this.text, position);
  }

  private hasOne(starts: readonly number[], position: number): boolean {
    return hasOneIn(starts, position - LONGEST_CLAUSE, position);
  }
}

/** True where what follows a claim takes it back. */
export function isDeniedAfter(following: string): boolean {
  return MAY_DENY_AFTER.test(following) && DENIED_AFTER.test(following.slice(0, DENIAL_LENGTH));
}

/** True where a noun follows, so that a denial is about that noun. */
export function isPartOfNoun(following: string): boolean {
  return ANOTHER_NOUN.test(following.slice(0, DENIAL_LENGTH));
}

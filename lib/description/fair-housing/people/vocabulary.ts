import words from "#lib/description/words/people-roles.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";

// The words by which a sentence says what it thinks of people. One set to each part they play.
const set = (lines: readonly string[]) => new Set(wordsOf(lines));

// The forms of regular verbs: "accept", "accepts", "accepted", "accepting"; and other words.
const verbs = (lines: readonly string[], others: readonly string[]) =>
  new Set([...wordsOf(lines).flatMap(formsOf), ...wordsOf(others)]);

function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/, "");
  if (/[^aeiou]y$/.test(verb)) {
    const y = verb.slice(0, -1);
    return [verb, `${y}ies`, `${y}ied`, `${verb}ing`];
  }
  const double =
    /^(?:ban|bar|let|evict|rid|screen|deter|permit|admit|fit|get|ship|rent|sell|prefer|keep|step|stop)$/;
  const last = double.test(verb) ? verb.slice(-1) : "";
  return [
    verb,
    /(?:ch|sh|ss|x)$/.test(verb) ? `${verb}es` : `${verb}s`,
    `${stem}ed`,
    `${stem}ing`,
    `${stem}${last}ed`,
    `${stem}${last}ing`,
  ];
}

/** People in general: those whom a trait before them or a phrase after them narrows down. */
export const PEOPLE = set(words.people);

/** Whoever they may be, so that what follows tells of whom: "anyone with", "those who". */
export const WHOEVER = set(words.whoever);

/** What joins them to what they are, have or do. */
export const JOINS = set(words.joins);

/** Places that people make up. */
export const AREAS = set(words.areas);

/** Where somebody is, of those who are around: "the neighbors are", "everyone here is". */
export const AROUND = set(words.around);

export const MODIFIERS = set(words.modifiers);

/** What may follow people who stand by themselves; after any other word they are of a thing. */
export const FOLLOWERS = set(words.followers);

/** Heads that make a word before them a thing or an institution, and no people. */
export const THINGS = set(words.things);

export const NEGATIONS = set(words.negations);

/** Things that a home may well be without, and other words that a "no" is harmless with. */
export const HARMLESS_NO = set(words.harmlessNo);

/** What one does to let people in; with a negation, to keep them out. */
export const LETTING = verbs(words.letting, words.alsoLetting);

/** What one does to keep people out, and what is said of those who are. */
export const REFUSING = verbs(words.refusing, words.alsoRefusing);

/** In several words: "turned away", "look elsewhere". */
export const REFUSALS: readonly RegExp[] = [
  /\b(?:turn|turned|turning|sent|send|show|shown|drive|drove|driven|chase|chased|wave|waved) (?:\w+ ){0,3}(?:away|down|off|out|home|packing|gate|door)\b/,
  /\b(?:keep|keeps|kept|stay|stays|screen|screened|screening|weed|get|shut|lock|locked) (?:\w+ ){0,4}(?:out|away|off)\b/,
  /\b(?:off limits|out of luck|free of|hard pass|deal breaker|no go|no thank|look (?:some where|somewhere)|keep (?:looking|moving|walking|driving)|move (?:on|along)|other place|another place|somewhere else|anywhere else|better off|better suited to another|so no$|too (?:many|much|loud|noisy|old|young|hard|fast|often|different|rowdy|rough|slow|frail|poor|steep|dangerous))\b/,
  /\b(?:cost|costs|costing) (?:\w+ )?too much\b/,
  /\b(?:tell|telling|told) (?:him|her|them) (?:that )?(?:it|we|they|this one|the (?:home|house|unit|place|room|apartment)) (?:is|are|has|have|was) (?:\w+ )?(?:under contract|taken|sold|gone|pending|rented|off the market|full|not)\b/,
  /\bneed not (?!worry|fear|climb|drive|travel|leave|share|compromise|choose|walk|wait|haul|carry)/,
  /\b(?:before|until) (?:\w+ ){0,5}(?:move|moves|moved|moving|come|take|takes|taking|arrive|show)\b/,
  /\b(?:save|spare) (?:yourself|us|your|the) (?:\w+ )?(?:time|trip|trouble|breath|gas)\b/,
  /\b(?:never|no longer|not) again\b/,
  /\b(?:say|said|saying|says|answer is|it is a|is) no\b/,
  /\b(?:seek|find|look|consider|choose|try|explore|prefer) (?:\w+ ){0,2}(?:other|another|alternative|different|else)\b/,
  /\b(?:feel|feels|be|find|look|seem|stand) (?:\w+ )?(?:out of place|left out|uneasy|awkward|lonely|stared at|out of step)\b/,
  /\b(?:scroll|pass|skip|swipe|keep) (?:on|past|by|scrolling|going|it|this)\b/,
  /\b(?:is|are|was) not (?:\w+ )?(?:for|your|our|the (?:place|home|house)|meant|right|a good|a fit)\b/,
  /\b(?:hard no|big no|not today|no chance|no way|no luck|count yourself out|zero tolerance|swipe left)\b/,
  /\b(?:and|so) no others?\b/,
  /\bexcept (?!service|assistance|guide|support|emotional|therapy)\b/,
  /\b(?:happier|better|comfortable|at home|easier|safer|suited) (?:\w+ ){0,2}(?:in|on|at|with|around) (?:a |an )?(?:another|other|different|their own|some other|one of the other)\b/,
  /\b(?:asked|told|required|made|have|has|must|expected) (?:to )?(?:move|leave|vacate|go elsewhere)\b/,
  /\b(?:clear|cleared|clearing|price|priced|wean|move|moved|moving) (?:them|these|those|\w+) out\b/,
  /\b(?:waiting list|raise eyebrows|raised eyebrows|frowns? (?:on|upon)|frowned (?:on|upon)|tends? not to|get blocked|be blocked|returned unopened|where they are)\b/,
  /\b(?:far|away|removed|insulated|buffered|sheltered|hidden|safe) from\b/,
  /\b(?:think|thinks) (?:twice|again|it over|carefully)\b|\bnot count(?:ed)? (?:as|toward|for)\b/,
  /\bshould (?:look|try|consider|buy|rent|go) (?:at|for|to|in|on)\b/,
  /\b(?:so|then|thus) no$|\bdo not$/,
  /\bfrom the (?:road|street|sidewalk|gate)\b/,
  /\bhad better (?:look|find|choose|try|go|rent|buy|call)\b/,
  /\blook for something (?:safer|else|easier|bigger|smaller|flatter|quieter)\b/,
  /\bwe (?:will |would |have to )?pass\b/,
  /\b(?:fine|ok|okay|welcome|allowed|accepted) (?:only )?(?:as long as|so long as|if|when|provided|once) (?:they|he|she|you) (?:are|is) (?:not|over|older|above|at least|past|quiet|well)\b/,
  /\b(?:bottom|end|back) of (?:the|our|my) (?:list|line|queue|pile|stack)\b/,
  /\b(?:cannot|can not|will not|do not|does not|not able to|unable to) (?:\w+ ){0,2}(?:make|adapt|adjust|modify|change|provide|install|add|alter|put in) (?:\w+ ){0,2}(?:for|to suit|to fit)\b/,
];

/** What asks for people, or puts them before others. */
export const WANTING = verbs(words.wanting, words.alsoWanting);

/** What says that a home is made for somebody. */
export const SUITING = set(words.suiting);

/** What says how many of a kind there are. */
export const MAJORITY = set(words.majority);

/** What is asked of people: papers, powers, ways of life. */
export const DEMANDING = verbs(words.demanding, words.alsoDemanding);

/** What costs some more or less than others. */
export const PRICES = set(words.prices);
/** Where, and when, some may be. */
export const PLACES = set(words.places);

/** To whom one deals out a home: "sell to", "rent only to". */
export const DEALING =
  /\b(?:sell|sells|selling|sold|rent|rents|renting|rented|lease|leases|leasing|show|shows|showing|let|market|marketed|give|pass|go|goes|hand|leave|lent|belongs?|hold|deed) (?:\w+ ){0,4}(?:to|for|with)\b/;

/** Where all are meant, nobody is kept out; and what an owner says of law and kindness. */
export const EVERYONE =
  /\b(?:regardless|(?:nobody|no one) (?:is|will be|has been|gets) (?:ever )?(?:turned away|refused|denied|excluded|rejected)|reasonable (?:accommodations?|modifications?) (?:are|is|will be|can be) (?:gladly |always |readily |certainly )?(?:made|given|granted|provided|offered|welcome|considered)|equal(?:ly)? (?:housing|opportunity|treat\w*|welcome|consider\w*)|discriminat\w*|irrespective|fair housing|no difference|no matter|whoever you are|same for (?:all|everyone)|without regard|all are|everyone is|everybody is|anyone is|every (?:applicant|buyer|tenant|offer|inquiry) (?:\w+ ){0,2}(?:welcome|considered|treated|reviewed|same|alike)|all (?:faiths|backgrounds|races|religions|sources|lawful|legal|walks)|(?:all|any) (?:\w+ ){1,3}(?:welcome|considered|accepted|treated|invited|reviewed|encouraged|can come|may apply|can apply)|any (?:faith|background|race|religion|source|buyer|qualified)|\w+ and (?:\w+ )?\w+ (?:\w+ )?alike|no restrictions on who|who may buy|(?:is|are) for (?:anyone|everyone|everybody)$|(?:can['’]?t|can not|cannot|won['’]?t|may not|not (?:able|allowed|permitted) to|unable to) (?:tell|say|describe|comment on) (?:\w+ )?(?:who|what kind|what sort) (?:of people )?(?:lives?|live)\b|whatever (?:your|their|the) (?:\w+ )?(?:backgrounds?|faiths?|famil(?:y|ies)|religions?|races?|colors?|origins?|incomes?|ages?|households?|abilit(?:y|ies)|needs|stor(?:y|ies)|situations?|circumstances))\b/;
/** Means that all are treated alike, unless somebody is refused beside it: "no vouchers, whoever asks". */
export const ALIKE = /\bwhoever (?:applies|asks|buys|rents)\b/;
/** What takes such a word back. */
export const BUT =
  /\b(?:but|except|unless|however|as long as|provided|though|although|so long as|only)\b/;

const AIDS =
  "(?:interpreters?|translators?|translations?|interpret(?:ed|ing)|large print|large type|braille|captions?|captioned|aloud|assistive listening|listening device)";
const OFFER =
  "(?:arrange|provide|bring|offer|have|send|read|print|book|supply|get|find|schedule)s?";

/** Help for whoever needs it to see or to buy a home, which the law wants offered. */
export const HELP_OFFERED = new RegExp(
  [
    `\\b(?:we|i|agents?|office|happy to|glad to|gladly|pleased to) (?:\\w+ ){0,3}?${OFFER} (?:\\w+ ){0,7}?${AIDS}\\b`,
    `\\b${AIDS} (?:\\w+ ){0,7}?(?:available|provided|arranged|offered|on request|upon request|free|at no (?:cost|charge|expense)|at our (?:cost|expense)|can be (?:had|sent|booked))\\b`,
    "\\b(?:tell|ask|write to|call|let|contact|email) (?:us|me|the \\w+)(?: know)? (?:if|when|whenever) (?:you|anyone|anybody|somebody|someone) (?:\\w+ )?(?:needs?|requires?|wants?) (?:\\w+ ){0,3}(?:accommodations?|modifications?)\\b",
    "\\b(?:ask|tell|write to|call|contact|email|speak to|talk to) (?:us|me|the \\w+(?: \\w+)?) (?:about|for) (?:a |any )?(?:reasonable )?(?:accommodations?|modifications?)\\b",
    "\\b(?:anyone|anybody|whoever|those|residents?|tenants?|owners?|buyers?) (?:who |that )?needs? (?:a |an |any )?(?:reasonable )?(?:accommodations?|modifications?) (?:\\w+ ){0,3}?(?:may|can|should|is welcome to|are welcome to) (?:write|ask|call|tell|contact|apply|request)\\b",
    `^(?:[\\w,]+ ){0,8}?(?:need|want|require|prefer|ask(?: us)? for|like|wish for|request) (?:\\w+ ){0,4}?${AIDS}\\b`,
  ].join("|"),
);

/** What opens a home: said of papers, help and access, it welcomes. */
export const OPENING =
  /\b(?:accepted|accept|accepts|welcome|welcomes|welcomed|accessible|accessibility|allowed|exempt|considered|approved|always|free|easy|easily|ease|wide|widened|room for|ramp|ramps|no (?:steps?|stairs?)|step free|steps free|roll|rolls|ok|okay|fine|friendly|gladly|honored|take|can|yes|helpful|installed|waived)\b/;

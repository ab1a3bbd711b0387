const DOUBLED = /([b-df-hj-np-tv-z])\1$/;

// A stem as a dictionary may have it: "running" is "run", "sized" is "size".
function stemsOf(rest: string): string[] {
  const stems = [rest, `${rest}e`];
  if (DOUBLED.test(rest)) stems.push(rest.slice(0, -1));
  if (rest.endsWith("i")) stems.push(`${rest.slice(0, -1)}y`);
  return stems;
}

const ENDINGS = ["s", "es", "ed", "d", "ing", "er", "est", "ly", "ers"];
// Letters that a stem has at least.
const MIN_STEM = 2;

// What no ending tells: each word with its forms.
const IRREGULAR = `
be am is are was were been being|have has had having|do does did done doing|go goes went gone|
say said|make made|take took taken|come came|see saw seen|know knew known|get got gotten|
give gave given|find found|think thought|tell told|become became|leave left|feel felt|
bring brought|begin began begun|keep kept|hold held|write wrote written|stand stood|hear heard|
mean meant|meet met|run ran|pay paid|sit sat|speak spoke spoken|lie lay lain|lead led|
grow grew grown|lose lost|fall fell fallen|send sent|build built|draw drew drawn|
break broke broken|spend spent|rise rose risen|drive drove driven|buy bought|wear wore worn|
choose chose chosen|eat ate eaten|seek sought|throw threw thrown|deal dealt|win won|
forget forgot forgotten|lay laid|sell sold|fight fought|teach taught|catch caught|
sing sang sung|shine shone|swim swam swum|sleep slept|ring rang rung|hang hung|hide hid hidden|
dig dug|fly flew flown|tear tore torn|sweep swept|blow blew blown|freeze froze frozen|
shake shook shaken|steal stole stolen|wake woke woken|ride rode ridden|swing swung|stick stuck|
feed fed|bear bore borne|bite bit bitten|light lit|bind bound|burn burnt|dream dreamt|
learn learnt|shoot shot|weave wove woven|wind wound|sink sank sunk|lend lent|bend bent|
creep crept|drink drank drunk|forgive forgave forgiven|grind ground|leap leapt|swear swore sworn|
swell swollen|understand understood|withstand withstood|rebuild rebuilt|redo redid redone|
undo undid undone|child children|foot feet|man men|woman women|person people|mouse mice|
tooth teeth|leaf leaves|shelf shelves|knife knives|wife wives|loaf loaves|half halves|
good better best|bad worse worst|far farther further`;

let irregular: ReadonlyMap<string, string> | undefined;

function readIrregular(): ReadonlyMap<string, string> {
  const groups = IRREGULAR.replaceAll("\n", "").split("|");
  return new Map(
    groups.flatMap((group) => {
      const [word = "", ...forms] = group.split(" ");
      return forms.map((form) => [form, word] as const);
    }),
  );
}

export interface WordForm {
  /** As a dictionary has it. */
  word: string;
  /** What it was inflected by; "irregular" where no ending tells. */
  ending: string;
}

/** What a word may be an inflection of, the likeliest first; the word itself is among them. */
export function formsOf(word: string): WordForm[] {
  const known = (irregular ??= readIrregular()).get(word);
  const forms: WordForm[] = known === undefined ? [] : [{ word: known, ending: "irregular" }];
  forms.push({ word, ending: "" });
  for (const ending of ENDINGS) {
    const rest = word.slice(0, -ending.length);
    if (rest.length < MIN_STEM + 1 || !word.endsWith(ending)) continue;
    forms.push(...stemsOf(rest).map((stem) => ({ word: stem, ending })));
  }
  return forms.filter((form) => form.word.length >= MIN_STEM);
}

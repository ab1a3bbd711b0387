import irregularForms from "#lib/description/words/irregular-forms.json" with { type: "json" };

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

// What no ending tells: each form with its word.
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries(irregularForms).flatMap(([word, forms]) =>
    forms.split(" ").map((form) => [form, word]),
  ),
);

export interface WordForm {
  /** As a dictionary has it. */
  word: string;
  /** What it was inflected by; "irregular" where no ending tells. */
  ending: string;
}

/** What a word may be an inflection of, the likeliest first; the word itself is among them. */
export function formsOf(word: string): WordForm[] {
  const known = IRREGULAR.get(word);
  const forms: WordForm[] = known === undefined ? [] : [{ word: known, ending: "irregular" }];
  forms.push({ word, ending: "" });
  for (const ending of ENDINGS) {
    const rest = word.slice(0, -ending.length);
    if (rest.length < MIN_STEM + 1 || !word.endsWith(ending)) continue;
    forms.push(...stemsOf(rest).map((stem) => ({ word: stem, ending })));
  }
  return forms.filter((form) => form.word.length >= MIN_STEM);
}

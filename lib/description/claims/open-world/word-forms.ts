const DOUBLED = /([b-df-hj-np-tv-z])\1$/;

// A stem as a dictionary may have it: "running" is "run", "sized" is "size".
function stemsOf(rest: string): string[] {
  const stems = [rest, `${rest}e`];
  if (DOUBLED.test(rest)) stems.push(rest.slice(0, -1));
  if (rest.endsWith("i")) stems.push(`${rest.slice(0, -1)}y`);
  return stems;
}

const ENDINGS = ["ings", "ing", "ed", "es", "s", "er", "ers", "est", "ly", "d", "r", "ness", "ish"];

/** A word, and what it may be an inflection of. */
export function formsOf(word: string): string[] {
  const forms = [word];
  for (const ending of ENDINGS) {
    if (word.length >= ending.length + 2 && word.endsWith(ending)) {
      forms.push(...stemsOf(word.slice(0, -ending.length)));
    }
  }
  return forms;
}

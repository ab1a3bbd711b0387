import { type Fact, valuesOf } from "#lib/description/facts.ts";

const inPlainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim()} `;

/** Whether the owner said a phrase in their own words: then they are its source. */
export function saidByOwner(facts: readonly Fact[]): (phrase: string) => boolean {
  const said = valuesOf(facts, "ownWords").map(inPlainWords);
  return (phrase) => said.some((text) => text.includes(inPlainWords(phrase)));
}

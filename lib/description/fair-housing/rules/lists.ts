import type { PhraseLists } from "#lib/text/phrase-notation.ts";

// Ages that no law lets a community ask for.
const OTHER_AGES = Array.from({ length: 90 }, (_, index) => index + 10)
  .filter((age) => age !== 55 && age !== 62)
  .join(", ");

/** What the rules name as `<people>`, `<area>`, and so on. */
export const RULE_LISTS: PhraseLists = {
  age: OTHER_AGES,
  area: `
    neighborhood[s], neighbourhood[s], communit(y|ies), area[s], district[s], enclave[s],
    (part|section) of town
  `,
  children: `
    [small|young|little] (children|kids|child|toddlers|babies|infants|teen[ager]s|little ones|
      famil(y|ies) [with [small|young] (children|kids|little ones)])
  `,
  faith: `
    christian[s], catholic[s], protestant[s], jewish, jew[s], muslim[s], islamic, hindu[s],
    buddhist[s], mormon[s], lds, evangelical[s]
  `,
  for: `
    [just] (perfect|ideal|great|best|[well] suited|suitable|wonderful|good|made|designed|
      excellent|fantastic|right) for
  `,
  "for a": "<for> [<traits>], <traits>",
  "is refused": `
    [is|are|need|should|must|will|can] not [be] (<refused>),
    [is|are] un[ ](allowed|welcome|permitted|accepted|wanted)
  `,
  name: "*, *., *'*",
  origin: `
    foreign[er][s], american[s], immigrant[s], mexican[s], chinese, indian[s], arab[s], african[s],
    european[s], italian[s], irish, polish, russian[s], korean[s], japanese, vietnamese, cuban[s],
    puerto rican[s]
  `,
  people: `
    people, person[s], famil(y|ies), buyer[s], tenant[s], renter[s], owner[s], homeowners,
    resident[s], household[s], applicant[s]
  `,
  race: `
    white[s], black[s], african american[s], caucasian[s], asian[s], hispanic[s], latin(o|a|x)[s],
    native american[s], anglo[s]
  `,
  refused: "allowed, welcome, permitted, accepted, wanted, considered, apply",
  refuses: `
    no,
    [[we|i|owner|seller|landlord] [really]]
      ((do|does|will|can)([ ]not|n't)|can't|won't|would rather not|prefer not to)
      (accept|take|allow|want|welcome|consider|(rent|sell|lease|show) [it] to) [any],
    (we|i)'d [really] (rather not|prefer not to)
      (accept|take|allow|have|(rent|sell|lease|show) [it] to) [any]
  `,
  trait: "a[n], any, the, all, young, growing, large, big, your, busy, active, retired",
  traits: "<trait> [<trait>|or|and]*",
};

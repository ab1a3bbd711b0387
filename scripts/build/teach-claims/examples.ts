import { seeSegment } from "#lib/description/claims/open-world/features.ts";
import { isStrange } from "#lib/description/claims/open-world/read-unknown.ts";
import type { Segment } from "#lib/description/claims/open-world/segments.ts";
import { type Reading, readClaims } from "#lib/description/claims/reading.ts";
import { collectFacts, type DescribedProperty, type Fact } from "#lib/description/facts.ts";
import { VARIANTS, writeDescription } from "#lib/description/writer/write-description.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import {
  INVENTED_SENTENCES,
  OPTION_SENTENCES,
  readClaimLessons,
  TRUE_SENTENCES,
} from "#tests/description/claim-sentences.ts";
import { FAITHFUL_TEXTS, ORDERED_TEXTS } from "#tests/description/model-texts.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { unseenHome } from "#tests/description/unseen/homes.ts";
import { readBatches, type UnseenBatch } from "#tests/description/unseen/read-batch.ts";
import { readListing } from "#tests/description/unseen/score.ts";
import type { Example } from "./learn.ts";

const THIS_YEAR = 2026;
// True words of a listing are many, and most of them are alike.
const OF_LISTING = 0.6;
// Its claims are found less than those of sentences that stand alone.
const CLAIM_OF_LISTING = 1.5;
const OF_WRITER = 0.3;
// None of them may be flagged.
const OF_OPTION = 4;
const WRITTEN_HOMES = 300;

/** Examples from one place, which can be left out. */
export interface Source {
  name: string;
  examples: Example[];
}

function signsOf(segment: Segment, { clauses }: Reading): ReadonlyMap<string, number> {
  const signs = new Map<string, number>();
  seeSegment(segment, clauses, (sign, amount) => {
    signs.set(sign, (signs.get(sign) ?? 0) + amount);
  });
  return signs;
}

// What has no word left to judge is never a claim, so that nothing is learned from it.
const isJudged = ({ tokens }: Segment) => tokens.some(({ isOpen }) => isOpen);

const read = (text: string, facts: readonly Fact[]) =>
  readClaims(withPlainMarks(text), facts, THIS_YEAR);

const sentence = (text: string, home: DescribedProperty, isClaim: boolean, weight = 1) =>
  sentenceOf(text, collectFacts(home), isClaim, weight);

function sentenceOf(
  text: string,
  facts: readonly Fact[],
  isClaim: boolean,
  weight: number,
): Example[] {
  const reading = read(text, facts);
  return exampleOf(reading.segments.filter(isJudged), reading, isClaim, weight);
}

function exampleOf(
  segments: readonly Segment[],
  reading: Reading,
  isClaim: boolean,
  weight: number,
): Example[] {
  const parts = segments.map((segment) => signsOf(segment, reading));
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return [];
  const tokens = segments.flatMap((segment) => segment.tokens);
  const isNear = reading.near.some(
    ({ start, end, isSupported }) => !isSupported && start < last.end && first.start < end,
  );
  const isFound = isNear || tokens.some(({ isClaimed, isName }) => isClaimed || isName);
  return [{ parts, isClaim, weight, isFound, isStrange: tokens.some(isStrange) }];
}

function listing(marked: string, home: DescribedProperty): Example[] {
  const { text, claims } = readListing(marked);
  const reading = read(text, collectFacts(home));
  const segments = reading.segments
    .filter(isJudged)
    .map((segment) => ({ segment, ...reading.original(segment.start, segment.end) }));
  const invented = claims.flatMap((claim) => {
    const within = segments.filter(({ start, end }) => start < claim.end && claim.start < end);
    return exampleOf(
      within.map(({ segment }) => segment),
      reading,
      true,
      CLAIM_OF_LISTING,
    );
  });
  const rest = segments.filter(
    ({ start, end }) => !claims.some((claim) => start < claim.end && claim.start < end),
  );
  return [
    ...invented,
    ...rest.flatMap(({ segment }) => exampleOf([segment], reading, false, OF_LISTING)),
  ];
}

const ofBatch = ({ name, batch }: { name: string; batch: UnseenBatch }): Source => ({
  name,
  examples: [
    ...batch.true.flatMap(([home, text]) => sentence(text, unseenHome(home), false)),
    ...batch.invented.flatMap(([home, text]) => sentence(text, unseenHome(home), true)),
    ...batch.listings.flatMap(([home, text]) => listing(text, unseenHome(home))),
  ],
});

// By home, so that the lessons about a home can be left out.
const lessons = (): Source[] =>
  readClaimLessons().map(({ label, home, text }) => ({
    name: `taught-${home}`,
    examples:
      label === "listing"
        ? listing(text, unseenHome(home))
        : sentence(text, unseenHome(home), label === "invented"),
  }));

// Each option in other words, of a home that has it.
const options = (): Example[] =>
  OPTION_SENTENCES.flatMap(([group, value, text]) => {
    const isGrouped = group === "rooms" || group === "parking";
    const facts: Fact[] = [
      { source: "propertyType", value: "single_family" },
      { source: `propertySpecifics.${group}${isGrouped ? ".types" : ""}` as Fact["source"], value },
    ];
    return sentenceOf(text, facts, false, OF_OPTION);
  });

// What the product writes itself is true.
function written(): Example[] {
  const seen = new Set<string>();
  return Array.from({ length: WRITTEN_HOMES }, (_, seed) => {
    const home = randomProperty(seed + 1);
    return (["plain", "warm", "polished"] as const).flatMap((tone) => {
      const options = {
        tone,
        length: "long",
        variant: seed % VARIANTS,
        thisYear: THIS_YEAR,
      } as const;
      const text = writeDescription(collectFacts(home), options);
      return text.split(/(?<=[.!?])\s/).flatMap((each) => {
        const [example] = sentence(each, home, false, OF_WRITER);
        const key = JSON.stringify(example?.parts.map((part) => [...part.keys()]));
        if (!example || seen.has(key)) return [];
        seen.add(key);
        return [example];
      });
    });
  }).flat();
}

/** All that is known of true and of invented sentences, by where it is from. */
export function readSources(): Source[] {
  return [
    ...readBatches().map(ofBatch),
    {
      name: "labeled",
      examples: [
        ...TRUE_SENTENCES.flatMap(([home, text]) => sentence(text, sampleHome(home), false)),
        ...INVENTED_SENTENCES.flatMap(([home, text]) => sentence(text, sampleHome(home), true)),
      ],
    },
    { name: "options", examples: options() },
    {
      name: "model",
      examples: [...FAITHFUL_TEXTS, ...ORDERED_TEXTS].flatMap(([home, , text]) =>
        text
          .split(/(?<=[.!?])\s+/)
          .flatMap((each) => sentence(each, sampleHome(home), false, OF_OPTION)),
      ),
    },
    ...lessons(),
    { name: "written", examples: written() },
  ];
}

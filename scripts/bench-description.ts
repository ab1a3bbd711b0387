/**
 * Measures the description's checks and writer and prints the tables of docs/description.md:
 *   node scripts/bench-description.ts
 * Exits with 1 where a figure misses its target.
 */
import { checkClaims } from "#lib/description/claims/check.ts";
import { collectFacts, type Fact } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { sentencesOf, startVariant } from "#lib/description/rewrite.ts";
import { INVENTED_SENTENCES, TRUE_SENTENCES } from "#lib/description/testing/claim-sentences.ts";
import { CAUTIONS, NEAR_MISSES, VIOLATIONS } from "#lib/description/testing/fair-housing-cases.ts";
import { faultsOf, termCounts } from "#lib/description/testing/prose.ts";
import { randomProperty } from "#lib/description/testing/random-property.ts";
import { sampleHome } from "#lib/description/testing/sample-homes.ts";
import { write } from "#lib/description/writer.ts";
import { LENGTHS, TONES } from "#lib/schemas/description.ts";

const THIS_YEAR = 2026;
const PROPERTIES = 1000;
const missed: string[] = [];

/** Records a figure that misses its target. */
function expectThat(met: boolean, what: string): void {
  if (!met) missed.push(what);
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log(line(head));
  console.log(`|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  for (const row of rows) console.log(line(row));
  console.log();
}

function measureClaims(): void {
  const factsOf = new Map<string, Fact[]>();
  const flagged = ([home, sentence]: (typeof TRUE_SENTENCES)[number]) => {
    const facts = factsOf.get(home) ?? collectFacts(sampleHome(home));
    factsOf.set(home, facts);
    return checkClaims(sentence, facts, THIS_YEAR).length > 0;
  };
  const wrong = TRUE_SENTENCES.filter(flagged);
  const caught = INVENTED_SENTENCES.filter(flagged);
  console.log("Invention check\n");
  table(
    ["sentences", "number", "flagged", "share", "target"],
    [
      [
        "true",
        TRUE_SENTENCES.length,
        wrong.length,
        percent(wrong.length, TRUE_SENTENCES.length),
        "at most 3 %",
      ],
      [
        "invented",
        INVENTED_SENTENCES.length,
        caught.length,
        percent(caught.length, INVENTED_SENTENCES.length),
        "at least 95 %",
      ],
    ],
  );
  for (const [home, sentence] of wrong) console.log(`  true, yet flagged (${home}): ${sentence}`);
  for (const sentence of INVENTED_SENTENCES.filter((each) => !caught.includes(each))) {
    console.log(`  invented, not caught (${sentence[0]}): ${sentence[1]}`);
  }
  console.log();
  expectThat(wrong.length / TRUE_SENTENCES.length <= 0.03, "true sentences flagged");
  expectThat(caught.length / INVENTED_SENTENCES.length >= 0.95, "invented sentences caught");
}

function measureFairHousing(): void {
  const severityOf = (sentence: string) => checkFairHousing(sentence)[0]?.severity ?? "nothing";
  const rows = (
    [
      ["violations", VIOLATIONS.map(([sentence]) => sentence), "violation"],
      ["cautions", CAUTIONS.map(([sentence]) => sentence), "caution"],
      ["near misses", NEAR_MISSES, "nothing"],
    ] as const
  ).map(([name, sentences, wanted]) => {
    const right = sentences.filter((sentence) => severityOf(sentence) === wanted).length;
    expectThat(right === sentences.length, `fair housing: ${name}`);
    return [name, sentences.length, right, percent(right, sentences.length)];
  });
  console.log("Fair-housing check\n");
  table(["sentences", "number", "as wanted", "share"], rows);
}

function measureWriter(): void {
  const properties = Array.from({ length: PROPERTIES }, (_, seed) =>
    collectFacts(randomProperty(seed)),
  );
  const rows = LENGTHS.flatMap((length) =>
    TONES.map((tone) => {
      const style = { length, tone, thisYear: THIS_YEAR };
      const texts = properties.map((facts) =>
        write(facts, { ...style, variant: startVariant(facts) }),
      );
      const sizes = texts.map((text) => text.length).sort((a, b) => a - b);
      const at = (share: number) => sizes[Math.floor(share * (sizes.length - 1))] ?? 0;
      const faults = texts.filter((text) => faultsOf(text).length > 0).length;
      const repeated = texts.filter((text, index) =>
        termCounts(text, properties[index] ?? []).some(({ times, facts }) => times > facts),
      ).length;
      const claims = texts.filter(
        (text, index) => checkClaims(text, properties[index] ?? [], THIS_YEAR).length > 0,
      ).length;
      const housing = texts.filter((text) => checkFairHousing(text).length > 0).length;
      const alike = texts.filter((text, index) => {
        const before = new Set(sentencesOf(texts[index - 1] ?? ""));
        const own = sentencesOf(text);
        return own.filter((sentence) => before.has(sentence)).length > own.length / 2;
      }).length;
      for (const [number, what] of [
        [faults, "faults of prose"],
        [repeated, "facts told twice"],
        [claims, "invented claims"],
        [housing, "fair-housing findings"],
        [alike, "neighbors alike"],
      ] as const) {
        expectThat(number === 0, `${length}, ${tone}: ${what}`);
      }
      return [
        length,
        tone,
        at(0),
        at(0.1),
        at(0.5),
        at(0.9),
        at(1),
        faults,
        repeated,
        claims,
        housing,
        alike,
      ];
    }),
  );
  console.log(
    `Writer, ${PROPERTIES} random properties each (characters; then texts with a fault)\n`,
  );
  table(
    [
      "length",
      "tone",
      "least",
      "10 %",
      "median",
      "90 %",
      "most",
      "prose",
      "twice",
      "invented",
      "housing",
      "alike",
    ],
    rows,
  );
}

/** Lengths again for homes with as many facts as most sellers enter. */
function measureTypicalHomes(): void {
  const [least, most] = [25, 60];
  const homes = Array.from({ length: PROPERTIES }, (_, seed) =>
    collectFacts(randomProperty(seed)),
  ).filter((facts) => facts.length >= least && facts.length <= most);
  const rows = LENGTHS.map((length) => {
    const sizes = homes
      .map(
        (facts) =>
          write(facts, { length, variant: startVariant(facts), thisYear: THIS_YEAR }).length,
      )
      .sort((a, b) => a - b);
    const at = (share: number) => sizes[Math.floor(share * (sizes.length - 1))] ?? 0;
    return [length, at(0), at(0.1), at(0.5), at(0.9), at(1)];
  });
  console.log(
    `Characters of the ${homes.length} among them with ${least} to ${most} facts, warm\n`,
  );
  table(["length", "least", "10 %", "median", "90 %", "most"], rows);
}

measureClaims();
measureFairHousing();
measureWriter();
measureTypicalHomes();
if (missed.length > 0) {
  console.error(`Missed: ${missed.join("; ")}`);
  process.exitCode = 1;
}

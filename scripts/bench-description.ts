/**
 * Measures the description's checks and writer and prints the tables of docs/description.md:
 *   node scripts/bench-description.ts
 * Exits with 1 where a figure misses its target. With `--print 20` it prints the texts of that many
 * homes in each tone instead, to be read by eye.
 */
import { checkClaims } from "#lib/description/claims/check.ts";
import { collectFacts, type Fact } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { sentencesOf, startVariant } from "#lib/description/writer/next-variant.ts";
import {
  INVENTED_SENTENCES,
  OPTION_SENTENCES,
  TRUE_SENTENCES,
} from "#tests/description/claim-sentences.ts";
import { CAUTIONS, NEAR_MISSES, VIOLATIONS } from "#tests/description/fair-housing-cases.ts";
import { faultsOf, termCounts } from "#tests/description/prose.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { TWENTY_HOMES } from "#tests/description/twenty-homes.ts";
import { VARIANTS, writeDescription } from "#lib/description/writer/write-description.ts";
import { type Length, LENGTHS, MAX_DESCRIPTION, TONES } from "#lib/fields/description.ts";
import { judgeRecorded, judgeTaste, judgeTexts } from "./judge-description.ts";

const THIS_YEAR = 2026;
const PROPERTIES = 1000;
// Characters for homes with 25 to 60 facts: what half reach, and what nine of ten stay within. A long
// text tells every fact and adds nothing to them, so that it has no more to reach than a standard one.
const TYPICAL: Record<Length, { median: number; most: number }> = {
  short: { median: 450, most: 650 },
  standard: { median: 800, most: 1200 },
  long: { median: 800, most: 2000 },
};
const missed: string[] = [];

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
  measureOptions();
  for (const [home, sentence] of wrong) console.log(`  true, yet flagged (${home}): ${sentence}`);
  for (const sentence of INVENTED_SENTENCES.filter((each) => !caught.includes(each))) {
    console.log(`  invented, not caught (${sentence[0]}): ${sentence[1]}`);
  }
  console.log();
  expectThat(wrong.length / TRUE_SENTENCES.length <= 0.03, "true sentences flagged");
  expectThat(caught.length / INVENTED_SENTENCES.length >= 0.95, "invented sentences caught");
}

// Each option in other words: no claim where it was chosen, one where nothing was.
function measureOptions(): void {
  const type: Fact = { source: "propertyType", value: "single_family" };
  const results = OPTION_SENTENCES.map(([group, option, sentence]) => {
    const source =
      group === "rooms" || group === "parking"
        ? (`propertySpecifics.${group}.types` as const)
        : (`propertySpecifics.${group}` as const);
    const held = checkClaims(sentence, [type, { source, value: option }], THIS_YEAR);
    return { wrong: held.length > 0, caught: checkClaims(sentence, [type], THIS_YEAR).length > 0 };
  });
  const wrong = results.filter((each) => each.wrong).length;
  const missing = results.filter((each) => !each.caught).length;
  expectThat(wrong + missing === 0, "options in other words");
  table(
    ["options in other words", "flagged though chosen", "missed though not chosen"],
    [[results.length, wrong, missing]],
  );
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
        writeDescription(facts, { ...style, variant: startVariant(facts) }),
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

function measureTypicalHomes(): void {
  const [least, most] = [25, 60];
  const homes = Array.from({ length: PROPERTIES }, (_, seed) =>
    collectFacts(randomProperty(seed)),
  ).filter((facts) => facts.length >= least && facts.length <= most);
  const rows = LENGTHS.flatMap((length) =>
    TONES.map((tone) => {
      const style = { length, tone, thisYear: THIS_YEAR };
      const sizes = homes
        .map((facts) => writeDescription(facts, { ...style, variant: startVariant(facts) }).length)
        .sort((a, b) => a - b);
      const at = (share: number) => sizes[Math.floor(share * (sizes.length - 1))] ?? 0;
      expectThat(at(0.5) >= TYPICAL[length].median, `${length}, ${tone}: median`);
      expectThat(at(0.9) <= TYPICAL[length].most, `${length}, ${tone}: nine of ten`);
      return [length, tone, at(0), at(0.1), at(0.5), at(0.9), at(1)];
    }),
  );
  console.log(`Characters of the ${homes.length} among them with ${least} to ${most} facts\n`);
  table(["length", "tone", "least", "10 %", "median", "90 %", "most"], rows);
}

const ROUNDS = 100;

function measureRounds(): void {
  const shares: number[] = [];
  let faulty = 0;
  for (let seed = PROPERTIES; seed < PROPERTIES + ROUNDS; seed += 1) {
    const facts = collectFacts(randomProperty(seed));
    for (const style of LENGTHS.flatMap((length) => TONES.map((tone) => ({ length, tone })))) {
      const round = Array.from({ length: VARIANTS }, (_, variant) =>
        writeDescription(facts, { ...style, variant, thisYear: THIS_YEAR }),
      );
      for (const [at, text] of round.entries()) {
        const before = new Set(sentencesOf(round.at(at - 1) ?? ""));
        const own = sentencesOf(text);
        shares.push(own.filter((sentence) => before.has(sentence)).length / own.length);
        const findings = [...checkClaims(text, facts, THIS_YEAR), ...checkFairHousing(text)];
        if (findings.length + faultsOf(text).length > 0) faulty += 1;
      }
    }
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const most = Math.max(...shares);
  expectThat(most <= 0.5, "rewrites alike");
  expectThat(faulty === 0, "rewrites with a fault or a finding");
  console.log(`All texts of the rounds of ${ROUNDS} homes in every style\n`);
  table(
    ["texts", "sentences shared with the one before", "most", "with a fault or a finding"],
    [[shares.length, percent(mean, 1), percent(most, 1), faulty]],
  );
}

function printTexts(homes: number): void {
  for (const [name, property] of TWENTY_HOMES.slice(0, homes)) {
    const facts = collectFacts(property);
    for (const tone of TONES) {
      const options = { tone, variant: startVariant(facts), thisYear: THIS_YEAR };
      console.log(`## ${name}, ${tone}\n\n${writeDescription(facts, options)}\n`);
    }
  }
}

// For a text as long as a description can be: the checks run while one types.
const MOST_MILLISECONDS = 15;
const HOSTILE_LENGTH = 100_000;

function measureSpeed(): void {
  const facts = collectFacts(sampleHome("craftsman"));
  const check = (text: string) => {
    const start = performance.now();
    checkClaims(text, facts, THIS_YEAR);
    checkFairHousing(text);
    return performance.now() - start;
  };
  const median = (text: string) =>
    Array.from({ length: 21 }, () => check(text)).sort((a, b) => a - b)[10] ?? 0;
  const joined = (sentences: typeof TRUE_SENTENCES) =>
    sentences
      .map(([, sentence]) => sentence)
      .join(" ")
      .slice(0, MAX_DESCRIPTION);
  const times = [
    ["true sentences", median(joined(TRUE_SENTENCES))],
    ["invented sentences", median(joined(INVENTED_SENTENCES))],
  ] as const;
  for (const [what, time] of times) expectThat(time <= MOST_MILLISECONDS, `time of ${what}`);
  const hostile = [
    "a",
    " ",
    "1",
    "1 ",
    "A ",
    "a-",
    "the ",
    "near ",
    "no ",
    "gas ",
    "St. ",
    ".",
    "\n",
  ].map((part) => check(part.repeat(HOSTILE_LENGTH / part.length)));
  expectThat(Math.max(...hostile) <= 1000, "time of a text made to be slow");
  console.log("Both checks (milliseconds)\n");
  table(
    ["text", "characters", "time"],
    [
      ...times.map(([what, time]) => [what, MAX_DESCRIPTION, time.toFixed(1)]),
      ["one part over and over, the slowest", HOSTILE_LENGTH, Math.max(...hostile).toFixed(0)],
    ],
  );
}

const printed = Number(/--print[ =](\d+)/.exec(process.argv.join(" "))?.[1] ?? 0);
if (printed > 0) printTexts(printed);
else {
  measureClaims();
  measureFairHousing();
  measureWriter();
  measureTypicalHomes();
  measureRounds();
  for (const judge of [judgeTexts, judgeTaste, judgeRecorded]) {
    const { title, head, rows, missed: judged } = judge(THIS_YEAR);
    console.log(`${title}\n`);
    table(head, rows);
    missed.push(...judged);
  }
  measureSpeed();
}
if (missed.length > 0) {
  console.error(`Missed: ${missed.join("; ")}`);
  process.exitCode = 1;
}

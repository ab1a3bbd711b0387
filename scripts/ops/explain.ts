/**
 * Explains what both checks find in a sentence: `npm run explain -- "Sentence" [--home FILE.json]`. The
 * file has a home as GET /api/properties/latest returns it.
 */
import { readFile } from "node:fs/promises";
import {
  collectFacts,
  describedBy,
  type DescribedProperty,
  type ExplainedFinding,
  explainDescription,
} from "#lib/description/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { latestPropertyView } from "#lib/schemas/property.ts";
import { readArguments } from "../arguments.ts";
import { runScript, StartError } from "../start-error.ts";

const USAGE = 'Usage: npm run explain -- "SENTENCE" [--home FILE.json]';
const MAX_SIGNS = 8;

const SAMPLE: DescribedProperty = {
  propertyType: "single_family",
  ...{ addressLine1: "12 Larkspur Court", city: "Madison", state: "WI" },
  basics: {
    ...{ bedrooms: 3, fullBathrooms: 2, halfBathrooms: 0 },
    ...{ threeFourthBathrooms: 0, oneFourthBathrooms: 0 },
    ...{ finishedSquareFootage: 1850, basementSquareFootage: 0, garageSquareFootage: 0 },
    ...{ lotSize: 8000, yearBuilt: 1962, structuralRemodelYear: 0, hoaFees: 0 },
  },
  features: { ...NO_FEATURES, flooring: ["Hardwood"], outdoorFeatures: ["Deck"] },
};
const SAMPLE_NAME =
  "a sample home: a three-bedroom house of 1,850 square feet from 1962 on Larkspur Court in Madison, Wisconsin, with hardwood floors and a deck";

async function readHomeFile(file: string): Promise<DescribedProperty> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartError(`${file} can't be read.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StartError(`${file} isn't JSON.`);
  }
  const { data, error } = latestPropertyView.safeParse(json);
  if (error) throw new StartError(`${file} isn't a home as GET /api/properties/latest returns it.`);
  return describedBy(data);
}

const withSign = (number: number) => (number < 0 ? "" : "+") + number.toFixed(2);

function describeFinding({ finding, score }: ExplainedFinding): string {
  const { kind, phrase, reason, rule } = finding;
  const replacement = "replacement" in finding ? finding.replacement : "";
  const lines = [
    `${kind}: "${phrase}"`,
    `  Rule: ${rule.id}`,
    `  Source: ${rule.source}`,
    `  Reason: ${reason}`,
    `  Replacement: ${replacement || "none, remove it"}`,
  ];
  if (score) {
    lines.push(`  Score: ${withSign(score.odds)} (log odds), from these signs among others:`);
    for (const { sign, weight } of score.signs.slice(0, MAX_SIGNS)) {
      lines.push(`    ${withSign(weight)}  ${sign}`);
    }
  }
  return lines.join("\n");
}

await runScript(async () => {
  const { positionals, values } = readArguments({ home: { type: "string" } }, USAGE);
  const text = positionals.join(" ").trim();
  if (!text) throw new StartError(USAGE);
  const home = values.home ? await readHomeFile(values.home) : SAMPLE;
  console.log(`Checked against ${values.home ?? SAMPLE_NAME}.\n`);
  const findings = explainDescription(text, collectFacts(home));
  console.log(findings.map(describeFinding).join("\n\n") || "No findings");
});

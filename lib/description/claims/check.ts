import type { Fact } from "#lib/description/facts.ts";
import { FEATURE_OPTIONS } from "#lib/fields/features.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { SpanSet } from "#lib/text/spans.ts";
import { ruleOfRow } from "#lib/description/rule.ts";
import type { Claim, ClaimKind, Statement } from "./claim.ts";
import { readUnknown } from "./open-world/read-unknown.ts";
import { readClaims } from "./reading.ts";
import { saidByOwner } from "./said-by-owner.ts";

const REASONS: Record<ClaimKind, string> = {
  number: "This number isn't in your property details.",
  feature: "Not in your property details.",
  place: "This place isn't part of your address.",
  praise: "Your property details can't support this.",
};

/**
 * Reads a text and names each claim that the facts don't support: numbers, features, places, and
 * praise that no fact can carry. Opinions without content ("lovely") pass, and so does a feature
 * that the text itself says is not there.
 *
 * @param facts as `collectFacts` gives them
 * @param thisYear by which ages in years are checked
 * @returns claims in the order of the text, none overlapping another
 */
export function checkClaims(
  typed: string,
  facts: readonly Fact[],
  thisYear = new Date().getFullYear(),
): Claim[] {
  const text = withPlainMarks(typed);
  const reading = readClaims(text, facts, thisYear);
  const asTyped = (statement: Statement) => ({
    ...statement,
    ...reading.original(statement.start, statement.end),
  });
  const unknown = readUnknown(reading.segments, reading.clauses);
  const claimed = new SpanSet(text.length);
  const isSaid = saidByOwner(facts, thisYear);
  let everything: Home | undefined;
  return [
    ...reading.understood.map(asTyped),
    ...reading.names,
    ...[...reading.near, ...unknown].map(asTyped),
  ]
    .filter((statement) => claimed.add(statement) && !statement.isSupported)
    .filter(({ start, end }) => !isSaid(typed, start, end))
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, kind, rule }) => ({
      start,
      end,
      phrase: typed.slice(start, end),
      kind,
      reason: REASONS[kind],
      rule: "phrases" in rule ? ruleOfRow(rule) : rule,
      isOption:
        "phrases" in rule && rule.supportedBy((everything ??= readHome(withEveryOption(facts)))),
    }));
}

function withEveryOption(facts: readonly Fact[]): Fact[] {
  const options = Object.entries(FEATURE_OPTIONS).flatMap(([group, names]) => {
    const isGrouped = group === "rooms" || group === "parking";
    const source = `propertySpecifics.${group}${isGrouped ? ".types" : ""}` as Fact["source"];
    return names.map((value): Fact => ({ source, value }));
  });
  return [...facts, ...options];
}

import type { Span } from "#lib/text/spans.ts";
import type { Token } from "#lib/text/tokens.ts";
import type { ProtectedClass, Severity } from "../rule.ts";
import { type Clause, type Reading, readWords, type Rule, type Stance } from "./clause.ts";
import { askedIn } from "./demands.ts";
import { suited, wantedAfter, wantedBefore } from "./preferences.ts";
import { refusedAfter, refusedBefore } from "./refusals.ts";
import { among, typical } from "./surroundings.ts";
import { clausesOf } from "./words.ts";

/** What a text says of a group, in the terms of the law. */
export interface GroupReading extends Span {
  protectedClass: ProtectedClass;
  severity: Severity;
  stance: Stance;
  /** The clause or sentence that says it. */
  clause: Span;
}

// The first that fits counts.
const RULES: readonly Rule[] = [
  refusedBefore,
  refusedAfter,
  wantedBefore,
  wantedAfter,
  suited,
  typical,
  among,
];

/** What the clauses of a text say of protected groups: of each the one reading that weighs most. */
export function readGroups(text: string, tokens: readonly Token[]): GroupReading[] {
  return clausesOf(text, tokens).flatMap((words) => {
    const [most] = readClause(readWords(words)).toSorted(byWeight);
    if (!most) return [];
    const { from, to, ...reading } = most;
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? start;
    const clause = { start: words[0]?.start ?? start, end: words.at(-1)?.end ?? end };
    return [{ ...reading, start, end, clause }];
  });
}

const byWeight = (a: Reading, b: Reading) =>
  Number(b.severity === "violation") - Number(a.severity === "violation") ||
  b.to - b.from - (a.to - a.from);

function readClause(clause: Clause): Reading[] {
  const asked = askedIn(clause);
  const readings = clause.mentions.flatMap((mention) => {
    for (const rule of RULES) {
      const reading = rule(clause, mention);
      if (reading) return [reading];
    }
    return [];
  });
  return asked ? [asked, ...readings] : readings;
}

import { addressed, aged, asked, praised, suited, wanted } from "./preferences.ts";
import { placeOf, type Word } from "./sentence.ts";
import { CODED, LAWFUL_LIMIT, LIMITS, REFUSED_CHANGES } from "./patterns.ts";
import { refusedBefore, refusedAround, differing, slurred } from "./refusals.ts";
import { type Judgment, type Rule, readScene } from "./scene.ts";
import type { PeopleSentence } from "./mentions.ts";
import { typical, singledOut } from "./surroundings.ts";
import { ALIKE, BUT, EVERYONE, HELP_OFFERED, NEGATIONS } from "./vocabulary.ts";

export type { Stance } from "./scene.ts";

/** A judgment with the name of the rule that made it. */
export interface RuleJudgment extends Judgment {
  rule: string;
}

/** What a sentence says of protected groups; nothing where it says that all are meant. */
export function judge({ words, text, mentions }: PeopleSentence): RuleJudgment | null {
  const coded = codedIn(text);
  if (mentions.length + coded.length === 0) return null;
  if (isForAll({ words, text })) return null;
  const scene = readScene(words, text, mentions);
  const found = mentions.flatMap((mention) => {
    for (const [name, rule] of Object.entries(RULES)) {
      const judgment = rule(scene, mention);
      if (judgment) return [{ ...judgment, rule: name }];
    }
    return [];
  });
  return [...found, ...coded].map(softened).toSorted(byWeight)[0] ?? null;
}

/** Whether a sentence says that all are meant, and shuts out nobody. */
export const isForAll = ({ words, text }: Pick<PeopleSentence, "words" | "text">): boolean =>
  (EVERYONE.test(text) && !BUT.test(text)) || isHelp(words, text);

// "We'll gladly arrange an interpreter", "a fee for each, whoever applies", where nothing is refused or limited.
const isHelp = (words: readonly Word[], text: string) =>
  (HELP_OFFERED.test(text) || ALIKE.test(text)) &&
  !BUT.test(text) &&
  !words.some((word) => NEGATIONS.has(word.text));

// A record may be asked about in most places; to shut all out who have one invites a complaint.
const softened = (judgment: RuleJudgment): RuleJudgment =>
  judgment.protectedClass === "criminal record" ? { ...judgment, severity: "caution" } : judgment;

// What sorts people without a name for them, and what limits how many there may be.
function codedIn(text: string): RuleJudgment[] {
  const found = (pattern: RegExp, rest: Omit<RuleJudgment, "from" | "to">) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const from = placeOf(text, match.index);
    return [{ from, to: from + match[0].split(" ").length, ...rest }];
  };
  const coded = [
    ...CODED.flatMap((pattern) =>
      found(pattern, {
        rule: "coded-words",
        protectedClass: "race or color",
        severity: "caution",
        stance: "wanted",
      }),
    ),
    ...REFUSED_CHANGES.flatMap((pattern) =>
      found(pattern, {
        rule: "refused-changes",
        protectedClass: "disability",
        severity: "violation",
        stance: "unwanted",
      }),
    ),
  ];
  if (LAWFUL_LIMIT.test(text)) return coded;
  return [
    ...coded,
    ...LIMITS.flatMap((pattern) =>
      found(pattern, {
        rule: "limits",
        protectedClass: "familial status",
        severity: "caution",
        stance: "unwanted",
      }),
    ),
  ];
}

const byWeight = (a: Judgment, b: Judgment) =>
  Number(b.severity === "violation") - Number(a.severity === "violation") ||
  b.to - b.from - (a.to - a.from);

// The first that fits counts.
const RULES: Readonly<Record<string, Rule>> = {
  "refused-before": refusedBefore,
  "refused-around": refusedAround,
  wanted,
  suited,
  asked,
  typical,
  differing,
  "singled-out": singledOut,
  slurred,
  aged,
  addressed,
  praised,
};

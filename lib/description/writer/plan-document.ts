import type { Fact } from "#lib/description/facts.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import type { Message, Section } from "./message.ts";
import { type Distinction, distinctionsOf } from "./salience.ts";
import { planEssentials, planInvitation } from "./topics/close.ts";
import type { TopicContext } from "./topics/context.ts";
import { planInside } from "./topics/inside.ts";
import {
  planHighlights,
  planLocation,
  planMeasures,
  planOwnWords,
  planStyles,
} from "./topics/lead.ts";
import { listOpenings } from "./topics/opening.ts";
import { planOutside } from "./topics/outside.ts";

/** What a text says and in which order; each section is a paragraph, if it has enough to say. */
export interface DocumentPlan {
  opening: string;
  sections: readonly Section[];
}

interface PlanOptions {
  tone: Tone;
  length: Length;
  /** Years after it are spoken of as plans. */
  thisYear: number;
  /** Decides opening and builds; neighboring numbers decide differently. */
  turn: number;
}

/** Things named right after the opening. */
const HIGHLIGHTS: Record<Length, number> = { short: 2, standard: 3, long: 3 };
/** Facts up to which a text ends with an invitation, or it would break off. */
const FEW_FACTS = 8;

/**
 * The order of a listing agent: what kind of home and where, what sets it apart, then living,
 * sleeping, outdoors, and at the end systems and fees.
 */
export function planDocument(
  facts: readonly Fact[],
  { tone, length, thisYear, turn }: PlanOptions,
): DocumentPlan {
  const whole = readHome(facts);
  const distinctions = distinctionsOf(whole, thisYear);
  const openings = listOpenings(whole, distinctions, tone);
  const opening = openings[turn % openings.length] ?? { text: whole.kind, tells: [] };
  const left = untold(facts, opening.tells);
  const highlights = selectHighlights(distinctions, opening.tells, HIGHLIGHTS[length]);
  const context = (told: readonly Fact[]): TopicContext => {
    const home = { ...readHome(told), type: whole.type };
    return { home, tone, noun: nounFor(whole, tone), turn, thisYear };
  };
  const rest = context(
    untold(
      left,
      highlights.flatMap(({ tells }) => tells),
    ),
  );
  return {
    opening: opening.text,
    sections: [
      {
        name: "lead",
        messages: [
          ...planMeasures(context(left)),
          ...planHighlights(rest, highlights),
          ...planStyles(rest),
          ...planOwnWords(rest),
          ...planLocation(rest),
        ],
      },
      { name: "inside", messages: planInside(rest) },
      { name: "outside", messages: planOutside(rest) },
      { name: "close", messages: closing(rest, facts) },
    ],
  };
}

function closing(context: TopicContext, facts: readonly Fact[]): Message[] {
  return [
    ...planEssentials(context),
    ...(facts.length <= FEW_FACTS ? [planInvitation(context)] : []),
  ];
}

function untold(facts: readonly Fact[], told: readonly string[]): Fact[] {
  const sources = new Set(told);
  return facts.filter(
    ({ source, value }) => !sources.has(source) && !sources.has(`${source}=${value}`),
  );
}

/** The next ones that stand in no other sentence; a remodel is told with the year built. */
function selectHighlights(
  distinctions: readonly Distinction[],
  told: readonly string[],
  most: number,
): Distinction[] {
  const elsewhere = new Set([
    ...told,
    "propertyBasics.structuralRemodelYear",
    "propertyBasics.lotSize",
  ]);
  return distinctions
    .filter(({ tells }) => !tells.some((source) => elsewhere.has(source)))
    .slice(0, most);
}

/** A polished text calls a home a residence once its type has been named. */
function nounFor({ noun }: Home, tone: Tone): string {
  return tone === "polished" && noun === "home" ? "residence" : noun;
}

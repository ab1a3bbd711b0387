import { HOUSE_STYLES, type OptionalFact, type OptionalFacts } from "#lib/fields/optional-facts.ts";
import { clamp } from "#lib/math.ts";

/** A number that the price model uses for an optional fact; null if the fact is unknown. */
export interface FactColumn {
  name: string;
  fact: OptionalFact;
  read: (facts: OptionalFacts) => number | null;
}

const AVERAGE = 3;
// Assessors' scales may go one step beyond the seller's five.
const [LOWEST, HIGHEST] = [0, 6];

type Known<F extends OptionalFact> = NonNullable<OptionalFacts[F]>;

const column = <F extends OptionalFact>(
  fact: F,
  name: string,
  write: (value: Known<F>) => number,
): FactColumn => ({
  name,
  fact,
  read: (facts) => {
    const value = facts[fact];
    return value === null ? null : write(value as Known<F>);
  },
});

const fromAverage = (step: number) => clamp(step, LOWEST, HIGHEST) - AVERAGE;
const [, ...OTHER_STYLES] = HOUSE_STYLES;

/** All columns; a market uses those that most of its sales have. */
export const FACT_COLUMNS: readonly FactColumn[] = [
  column("condition", "condition", fromAverage),
  column("condition", "condition below average", (step) => Math.min(0, fromAverage(step))),
  column("quality", "quality", fromAverage),
  column("quality", "quality²", (step) => fromAverage(step) ** 2),
  column("garage", "garage", (garage) => Number(garage === "detached" || garage === "attached")),
  column("garage", "attached garage", (garage) => Number(garage === "attached")),
  ...OTHER_STYLES.map((style) => column("style", `style ${style}`, (own) => Number(own === style))),
];

import { formatMoney } from "#lib/format.ts";
import { MIN_CANDIDATES } from "./candidate-sales.ts";
import type { Subject } from "./data/home.ts";
import type { Estimate } from "./estimate.ts";
import { NOT_AN_APPRAISAL } from "./valuation-source.ts";

const countSales = (count: number) => (count === 1 ? "1 sale" : `${count} sales`);

export function nameArea({ level }: Estimate, subject: Subject): string | null {
  switch (level) {
    case "street":
      return subject.street;
    case "distance":
    case "zip":
      return subject.zipCode;
    case "city":
      return [subject.city, subject.state].filter(Boolean).join(", ");
    case "state":
      return subject.state;
  }
}

// Empty where none is left out.
function describeLeftOut(estimate: Estimate, withAll: Estimate | null, count: number): string {
  if (withAll === null) return "";
  const all = Math.round(withAll.value);
  const would = all === Math.round(estimate.value) ? "the same" : formatMoney(all);
  return ` You left out ${countSales(count)}: without leaving any out it would be ${would}.`;
}

/**
 * What an estimate is based on.
 * @param facts `withAll` is the estimate with every sale counted; null when none is left out
 */
export function summarize(
  estimate: Estimate,
  facts: {
    place: string | null;
    isDemo: boolean;
    withAll: Estimate | null;
    leftOutCount: number;
  },
): string {
  const { place, isDemo, withAll, leftOutCount } = facts;
  const kind = isDemo ? "demonstration sales (fictional)" : "recorded sales";
  const count = `${estimate.candidates.length} ${kind}`;
  const left = withAll !== null && withAll.level !== estimate.level ? " left" : "";
  const where = {
    distance: `in zip code ${place}, the nearest first`,
    street: `in zip code ${estimate.subject.zipCode}, those on ${place} first`,
    zip: `in zip code ${place}`,
    city: `in ${place}, because the zip code has too few${left}`,
    state: `in ${place}, because zip code and city have too few${left}`,
  }[estimate.level];
  const leftOut = describeLeftOut(estimate, withAll, leftOutCount);
  return `Based on ${count} ${where}.${leftOut} ${NOT_AN_APPRAISAL}`;
}

export function explainTooFew(
  count: number,
  leftOutCount: number,
  withAll: Estimate | null,
): string {
  if (count === 0 && leftOutCount === 0) return "There are no sales to compare with yet.";
  const without = `Without the ${countSales(leftOutCount)} that you left out, there`;
  const there = leftOutCount > 0 ? without : "There";
  const are = count === 1 ? "is only 1 sale" : count === 0 ? "are none" : `are only ${count} sales`;
  const few = `${there} ${are} to compare with, too few to tell: it takes at least ${MIN_CANDIDATES}.`;
  return withAll === null
    ? few
    : `${few} Put some back to see an estimate; without leaving any out it would be ${formatMoney(Math.round(withAll.value))}.`;
}

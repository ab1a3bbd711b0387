import { formatMoney } from "#lib/format.ts";
import { MIN_CANDIDATES } from "./candidate-sales.ts";
import type { Subject } from "./data/home.ts";
import type { Estimate } from "./estimate.ts";
import { NOT_AN_APPRAISAL } from "./valuation-source.ts";

const countSales = (count: number) => (count === 1 ? "1 sale" : `${count} sales`);

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");

function nameArea({ area, subject: { district } }: Estimate, subject: Subject): string | null {
  const { city, state, zipCode } = subject;
  return {
    zip: zipCode,
    district: join(district, city, state),
    city: join(city, state),
    state,
  }[area];
}

export const namePlace = (estimate: Estimate, subject: Subject): string | null =>
  estimate.level === "street" ? subject.street : nameArea(estimate, subject);

function describeLeftOut(estimate: Estimate, withAll: Estimate | null, count: number): string {
  if (withAll === null) return "";
  const all = Math.round(withAll.value);
  const would = all === Math.round(estimate.value) ? "the same" : formatMoney(all);
  return ` You excluded ${countSales(count)}. With all sales, it would be ${would}.`;
}

/**
 * Summarizes what an estimate is based on.
 * @param subject as entered
 * @param facts `withAll` is the estimate with every sale counted; null if none is left out
 */
export function summarize(
  estimate: Estimate,
  subject: Subject,
  facts: {
    isDemo: boolean;
    withAll: Estimate | null;
    leftOutCount: number;
  },
): string {
  const { isDemo, withAll, leftOutCount } = facts;
  const kind = isDemo ? "demonstration sales (fictional)" : "recorded sales";
  const count = `${estimate.candidates.length} ${kind}`;
  const left = withAll !== null && withAll.level !== estimate.level ? " left" : "";
  const area = nameArea(estimate, subject);
  const inArea = estimate.area === "zip" ? `in zip code ${area}` : `in ${area}`;
  const where = {
    distance: `${inArea}, nearest first`,
    street: `${inArea}, starting with ${subject.street}`,
    zip: inArea,
    district: inArea,
    city: `${inArea}, because the zip code has too few${left}`,
    state: `${inArea}, because the zip code and city have too few${left}`,
  }[estimate.level];
  const leftOut = describeLeftOut(estimate, withAll, leftOutCount);
  const own = estimate.ownShare > 0 ? ", and your home's last sale" : "";
  return `Based on ${count} ${where}${own}.${leftOut} ${NOT_AN_APPRAISAL}`;
}

export function explainTooFew(
  count: number,
  leftOutCount: number,
  withAll: Estimate | null,
): string {
  if (count === 0 && leftOutCount === 0) return "There are no sales to compare with yet.";
  const without = `Without the ${countSales(leftOutCount)} you excluded, there`;
  const there = leftOutCount > 0 ? without : "There";
  const are = count === 1 ? "is only 1 sale" : count === 0 ? "are none" : `are only ${count} sales`;
  const few = `${there} ${are} to compare with. We need at least ${MIN_CANDIDATES}.`;
  return withAll === null
    ? few
    : `${few} Include some again to see an estimate. With all sales, it would be ${formatMoney(Math.round(withAll.value))}.`;
}

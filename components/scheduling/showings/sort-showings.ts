import { SHOWING_STATES } from "#lib/fields/showings.ts";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";

export type Group = "toCome" | "past" | "calledOff";

const isVisit = ({ state }: ShowingView) => state !== "blocked";

/** Where a showing belongs now; null for a blocked time. */
function groupOf(showing: ShowingView, now: string): Group | null {
  if (!isVisit(showing)) return null;
  if (!SHOWING_STATES[showing.state].holds) return "calledOff";
  return showing.endsAt > now ? "toCome" : "past";
}

/** Showings by where they belong: those to come the next first, the others the latest first. */
export function sortShowings({ showings, now }: SchedulingView) {
  const groups: Record<Group, ShowingView[]> = { toCome: [], past: [], calledOff: [] };
  for (const showing of showings) {
    const group = groupOf(showing, now);
    if (group) groups[group].push(showing);
  }
  return {
    toCome: groups.toCome,
    past: groups.past.toReversed(),
    calledOff: groups.calledOff.toReversed(),
  };
}

/** What waits for the seller's answer, the one that ends first at the top. */
export const waitingFor = ({ showings, now }: SchedulingView): ShowingView[] =>
  showings
    .filter(({ state, startsAt }) => state === "requested" && startsAt > now)
    .toSorted((one, other) => ((one.answerBy ?? "") < (other.answerBy ?? "") ? -1 : 1));

import { SHOWING_STATES } from "#lib/fields/showings.ts";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";
import type { OfferDeadline } from "./use-offer-deadlines.ts";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";

export type Group = "toCome" | "past" | "calledOff" | "spam";

const isShowing = ({ state }: ShowingView) => state !== "blocked";

/** Returns the group of a showing; null for a blocked time. */
function groupOf(showing: ShowingView, now: string): Exclude<Group, "spam"> | null {
  if (!isShowing(showing)) return null;
  if (!SHOWING_STATES[showing.state].holds) return "calledOff";
  return showing.endsAt > now ? "toCome" : "past";
}

export type Listed = ShowingView | OpenHouseRecord | OfferDeadline;

const byStart = (one: Listed, other: Listed) => (one.startsAt < other.startsAt ? -1 : 1);

/**
 * Groups showings, open houses, and offer deadlines: upcoming ones soonest first, others latest first. Spam is a
 * separate group.
 */
export function sortShowings(
  { showings, spam, now }: SchedulingView,
  openHouses: readonly OpenHouseRecord[],
  deadlines: readonly OfferDeadline[],
) {
  const groups: Record<Exclude<Group, "spam">, Listed[]> = {
    ...{ toCome: [...deadlines], past: [], calledOff: [] },
  };
  for (const openHouse of openHouses) groups[openHouse.isOver ? "past" : "toCome"].push(openHouse);
  for (const showing of showings) {
    const group = groupOf(showing, now);
    if (group) groups[group].push(showing);
  }
  return {
    toCome: groups.toCome.toSorted(byStart),
    past: groups.past.toSorted(byStart).toReversed(),
    calledOff: groups.calledOff.toSorted(byStart).toReversed(),
    spam: [...spam],
  };
}

/** Returns the requests to answer, earliest deadline first. */
export const waitingFor = ({ showings, now }: SchedulingView): ShowingView[] =>
  showings
    .filter(({ state, startsAt }) => state === "requested" && startsAt > now)
    .toSorted((one, other) => ((one.answerBy ?? "") < (other.answerBy ?? "") ? -1 : 1));

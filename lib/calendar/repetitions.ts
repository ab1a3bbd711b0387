import ICAL from "ical.js";
import { type Moment, momentOf } from "./moments.ts";
import { UTC, type Wall, type Zones } from "./zones.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const timeOf = (wall: Wall) => ICAL.Time.fromJSDate(new Date(wall), true);

/** Stops at the rule's end. ical.js searches forever for dates that don't exist, such as February 30. */
class EndingIterator extends ICAL.RecurIterator {
  override check_contracting_rules(): boolean {
    const end = this.rule.until;
    return super.check_contracting_rules() || (end !== null && this.last.compare(end) > 0);
  }
}

interface Ending {
  wall: Wall;
  isOver(wall: Wall): boolean;
}

/** Returns the end of a rule. UNTIL is often in UTC and then has to be compared as an instant. */
function endingOf(rule: ICAL.Recur, start: Moment, zones: Zones): Ending {
  if (!rule.until) return { wall: Infinity, isOver: () => false };
  const until = momentOf(rule.until, undefined, zones);
  if (until.zone !== UTC) {
    const last = until.isDate ? until.wall + DAY_MS - 1 : until.wall;
    return { wall: last, isOver: (wall) => wall > last };
  }
  const last = until.wall;
  // No time zone is more than a day from UTC, and conversion is slow.
  const isNear = (wall: Wall) => wall > last - DAY_MS;
  return {
    wall: last + DAY_MS,
    isOver: (wall) => isNear(wall) && start.zone.instant(wall) > last,
  };
}

/**
 * Yields the local times at which an event repeats by a rule.
 * @param until skips later repetitions
 * @throws Error for a rule that can't be read
 */
export function* repetitions(
  rule: ICAL.Recur,
  start: Moment,
  until: Wall,
  zones: Zones,
): Generator<Wall> {
  const ending = endingOf(rule, start, zones);
  const bounded = rule.clone();
  // Times are treated as UTC so that ical.js compares local times.
  bounded.until = timeOf(Math.min(until, ending.wall));
  const iterator = new EndingIterator({ rule: bounded, dtstart: timeOf(start.wall) });
  for (;;) {
    const time = iterator.next() as ICAL.Time | null;
    const wall = time ? time.toUnixTime() * 1000 : Infinity;
    if (wall > until || ending.isOver(wall)) return;
    yield wall;
  }
}

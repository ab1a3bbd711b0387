import { AppError } from "#lib/errors.ts";
import { tellDay, tellTime, tellZone } from "./when.ts";

/** How many free times are named to who came too late. */
const MOST_NAMED = 3;

function nextTimes(nextFree: readonly Date[], timeZone: string): string {
  const named = nextFree.slice(0, MOST_NAMED);
  if (named.length === 0) return "No other time is free now.";
  const times = named.map((time) => `${tellDay(time, timeZone)}, ${tellTime(time, timeZone)}`);
  return `The next free times: ${times.join("; ")} (${tellZone(timeZone, named[0])}).`;
}

/** A time that somebody else has, or that can't be had: 409, with those that can. */
export class TimeTakenError extends AppError {
  /** The next ones, in their order. */
  readonly nextFree: Date[];

  constructor(
    nextFree: readonly Date[],
    timeZone: string,
    lead = "This time is not free any more.",
  ) {
    const message = `${lead} ${nextTimes(nextFree, timeZone)}`;
    super("conflict", message, { fields: { startsAt: message } });
    this.nextFree = [...nextFree];
  }
}

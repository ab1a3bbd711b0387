import { AppError } from "#lib/errors.ts";
import { formatDay, formatTime, formatZone } from "./when.ts";

/** How many free times are told to who came too late, and how many of them in the sentence. */
const MAX_ALTERNATIVES = 12;
const MAX_NAMED = 3;

function nextTimes(nextFree: readonly Date[], timeZone: string): string {
  const named = nextFree.slice(0, MAX_NAMED);
  if (named.length === 0) return "No other times are available right now.";
  const times = named.map((time) => `${formatDay(time, timeZone)}, ${formatTime(time, timeZone)}`);
  return `Next available times: ${times.join("; ")} (${formatZone(timeZone, named[0])}).`;
}

/** A time that somebody else has, or that can't be had: 409, with those that can. */
export class TimeTakenError extends AppError {
  /** Those that come after the one that was wanted, or the first ones where none does; in their order. */
  readonly nextFree: Date[];

  /**
   * @param free the times that are free, in their order
   * @param options `wanted`: the one that was chosen; `lead`: the sentence that says why it can't be had
   */
  constructor(
    free: readonly Date[],
    timeZone: string,
    {
      wanted = new Date(0),
      lead = "This time is no longer available.",
    }: { wanted?: Date; lead?: string } = {},
  ) {
    const later = free.filter((time) => time > wanted);
    const nextFree = (later.length > 0 ? later : free).slice(0, MAX_ALTERNATIVES);
    const message = `${lead} ${nextTimes(nextFree, timeZone)}`;
    super("conflict", message, { fields: { startsAt: message } });
    this.nextFree = nextFree;
  }
}

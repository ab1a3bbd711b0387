import { AppError } from "#lib/errors.ts";
import { formatDay, formatTime, formatZone } from "./when.ts";

/** The number of free times in the response, and in its sentence. */
const MAX_ALTERNATIVES = 12;
const MAX_NAMED = 3;

function nextTimes(nextFree: readonly Date[], timeZone: string): string {
  const named = nextFree.slice(0, MAX_NAMED);
  if (named.length === 0) return "No other times are available right now.";
  const times = named.map((time) => `${formatDay(time, timeZone)}, ${formatTime(time, timeZone)}`);
  return `Next available times: ${times.join("; ")} (${formatZone(timeZone, named[0])}).`;
}

/** The time is taken or not available: 409, with free times. */
export class TimeTakenError extends AppError {
  /** The free times after the requested one, or the first ones if there are none after it. */
  readonly nextFree: Date[];

  /**
   * @param free all free times, in order
   * @param options `wanted`: the requested time; `lead`: the sentence that explains why it isn't
   *   available
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

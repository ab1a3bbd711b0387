import "server-only";
import { CALENDAR_FAILURES, type CalendarFailure } from "#lib/fields/calendars.ts";
import { boundedFetch } from "#server/bounded-fetch.ts";
import { PrivateAddressError, publicFetch } from "#server/public-fetch.ts";

const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const GONE = [401, 403, 404, 410];

export class CalendarError extends Error {
  readonly failure: CalendarFailure;

  constructor(failure: CalendarFailure, cause?: unknown) {
    super(CALENDAR_FAILURES[failure], { cause });
    this.failure = failure;
  }
}

function failureOf(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error;
  if (error instanceof PrivateAddressError) return new CalendarError("private", error);
  if (error instanceof RangeError) return new CalendarError("too_large", error);
  return new CalendarError("unreachable", error);
}

/**
 * Fetches a calendar over https from a public address: at most 2 MB, 10 seconds and three
 * redirects.
 * @throws CalendarError
 */
export async function fetchCalendar(address: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const ask = boundedFetch({ service: "calendar", mostBytes: MAX_BYTES, send: publicFetch });
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await ask(url, { signal, headers: { Accept: "text/calendar" } });
      if (REDIRECTS.includes(answer.status)) {
        url = new URL(answer.headers.get("location") ?? "", url);
        continue;
      }
      if (GONE.includes(answer.status)) throw new CalendarError("not_found");
      if (!answer.ok) throw new CalendarError("unreachable");
      return await answer.text();
    }
    throw new CalendarError("unreachable");
  } catch (error) {
    throw failureOf(error);
  }
}

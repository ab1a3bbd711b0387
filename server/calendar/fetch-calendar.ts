import "server-only";
import dns from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { CALENDAR_FAILURES, type CalendarFailure } from "#lib/fields/calendars.ts";
import { boundedFetch } from "#server/bounded-fetch.ts";
import { isPrivateHost, isPublicAddress } from "#server/private-network.ts";

const MOST_BYTES = 2_000_000;
const LONGEST_MS = 10_000;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const GONE = [401, 403, 404, 410];

/** A calendar that could not be read, and why. */
export class CalendarError extends Error {
  readonly failure: CalendarFailure;

  constructor(failure: CalendarFailure, cause?: unknown) {
    super(CALENDAR_FAILURES[failure], { cause });
    this.failure = failure;
  }
}

/**
 * Resolves a name where all that it stands for can be reached by anybody. The connection is made to what
 * this answers: a name that stands for something else a moment later gets nowhere.
 */
const lookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new CalendarError("private"), "");
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function requirePublic({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  const isPrivate = isIP(host) > 0 ? !isPublicAddress(host) : isPrivateHost(host);
  if (isPrivate) throw new CalendarError("private");
}

// `fetch` itself can't be told to which addresses it may connect.
const send: typeof fetch = async (input, init) => {
  const url = new URL(String(input));
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sent = request(
    url,
    {
      lookup,
      agent: false,
      headers: { Accept: "text/calendar", "Accept-Encoding": "identity" },
      ...(init?.signal && { signal: init.signal }),
    },
    (answer) => {
      const { statusCode: status = 500, headers } = answer;
      const isRead = status >= 200 && status < 300;
      if (!isRead) answer.destroy();
      const body = isRead && ![204, 205].includes(status) ? Readable.toWeb(answer) : null;
      const { location } = headers;
      resolve(
        new Response(body as ReadableStream | null, {
          status,
          ...(location && { headers: { location } }),
        }),
      );
    },
  );
  sent.on("error", reject);
  sent.end();
  return promise;
};

function failureOf(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error;
  if (error instanceof RangeError) return new CalendarError("too_large", error);
  return new CalendarError("unreachable", error);
}

/**
 * The text at a calendar's address, asked for by https alone and from nowhere that is not the internet's:
 * at most 2 MB, within 10 seconds, by at most three redirects.
 * @throws CalendarError
 */
export async function fetchCalendar(address: string): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const ask = boundedFetch({ service: "calendar", mostBytes: MOST_BYTES, send });
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (url.protocol !== "https:") throw new CalendarError("unreachable");
      requirePublic(url);
      const answer = await ask(url, { signal });
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

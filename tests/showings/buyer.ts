import { vi } from "vitest";
import * as asking from "#app/homes/[slug]/visit/route.tsx";
import * as calendar from "#app/visits/[secret]/calendar.ics/route.ts";
import * as visits from "#app/visits/[secret]/route.tsx";

const HOST = "localhost:3000";
const SECOND_MS = 1_000;

let caller = 0;

interface Sent {
  address?: string;
  origin?: string;
}

const requestOf = (path: string, fields?: Record<string, string>, sent: Sent = {}) => {
  const { address = `10.7.${++caller >> 8}.${caller & 255}`, origin = `http://${HOST}` } = sent;
  return new Request(`http://${HOST}${path}`, {
    method: fields ? "POST" : "GET",
    headers: {
      host: HOST,
      ...(fields && {
        ...{ origin, "x-forwarded-for": address },
        "content-type": "application/x-www-form-urlencoded",
      }),
    },
    ...(fields && { body: String(new URLSearchParams(fields)) }),
  });
};

const ofHome = (slug: string) => ({ params: Promise.resolve({ slug }) });
const ofShowing = (secret: string) => ({ params: Promise.resolve({ secret }) });

export const showForm = (slug: string): Promise<Response> =>
  asking.GET(requestOf(`/homes/${slug}/visit`), ofHome(slug));

const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";

export const fetchToken = async (slug: string): Promise<string> =>
  tokenIn(await (await showForm(slug)).text());

/** Fills in and sends the form, some seconds after it opened. */
export async function sendForm(
  slug: string,
  fields: Record<string, string>,
  { waited = 5 * SECOND_MS, ...sent }: Sent & { waited?: number } = {},
): Promise<Response> {
  const token = await fetchToken(slug);
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + waited);
  try {
    const request = requestOf(`/homes/${slug}/visit`, { token, ...fields }, sent);
    return await asking.POST(request, ofHome(slug));
  } finally {
    vi.mocked(Date.now).mockRestore();
  }
}

export const showShowingPage = (secret: string, query = ""): Promise<Response> =>
  visits.GET(requestOf(`/visits/${secret}${query}`), ofShowing(secret));

export const takeCalendar = (secret: string): Promise<Response> =>
  calendar.GET(requestOf(`/visits/${secret}/calendar.ics`), ofShowing(secret));

export const actOn = (
  secret: string,
  fields: Record<string, string>,
  sent?: Sent,
): Promise<Response> =>
  visits.POST(requestOf(`/visits/${secret}`, fields, sent), ofShowing(secret));

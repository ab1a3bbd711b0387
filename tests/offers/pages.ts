import { vi } from "vitest";
import * as forms from "#app/homes/[slug]/offer/route.tsx";
import * as pages from "#app/offers/[secret]/route.tsx";

const HOST = "localhost:3000";
const WAITED_MS = 5_000;

let caller = 0;

const requestOf = (path: string, fields?: Record<string, string>, origin = `http://${HOST}`) =>
  new Request(`http://${HOST}${path}`, {
    method: fields ? "POST" : "GET",
    headers: {
      host: HOST,
      ...(fields && {
        ...{ origin, "x-forwarded-for": `10.8.${++caller >> 8}.${caller & 255}` },
        "content-type": "application/x-www-form-urlencoded",
      }),
    },
    ...(fields && { body: String(new URLSearchParams(fields)) }),
  });

const ofHome = (slug: string) => ({ params: Promise.resolve({ slug }) });
const ofOffer = (secret: string) => ({ params: Promise.resolve({ secret }) });

export const showOfferForm = (slug: string, query = ""): Promise<Response> =>
  forms.GET(requestOf(`/homes/${slug}/offer${query}`), ofHome(slug));

/** Returns the token of a form that opened some seconds ago. */
export async function fetchOfferToken(slug: string, waited = WAITED_MS): Promise<string> {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now - waited);
  try {
    const html = await (await showOfferForm(slug)).text();
    return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  } finally {
    vi.mocked(Date.now).mockRestore();
  }
}

export const postOffer = (slug: string, fields: Record<string, string>): Promise<Response> =>
  forms.POST(requestOf(`/homes/${slug}/offer`, fields), ofHome(slug));

/** Fills in and sends the form, some seconds after it opened. */
export const sendOfferForm = async (
  slug: string,
  fields: Record<string, string>,
  waited?: number,
): Promise<Response> => postOffer(slug, { token: await fetchOfferToken(slug, waited), ...fields });

export const showOffer = (secret: string, query = ""): Promise<Response> =>
  pages.GET(requestOf(`/offers/${secret}${query}`), ofOffer(secret));

export const actOnPage = (
  secret: string,
  fields: Record<string, string>,
  origin?: string,
): Promise<Response> => pages.POST(requestOf(`/offers/${secret}`, fields, origin), ofOffer(secret));

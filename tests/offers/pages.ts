import { vi } from "vitest";
import * as forms from "#app/homes/[slug]/offer/route.tsx";
import * as drafts from "#app/offers/drafts/[secret]/route.tsx";
import * as attachments from "#app/offers/[secret]/files/[turn]/[number]/route.ts";
import * as pages from "#app/offers/[secret]/route.tsx";

const HOST = "localhost:3000";
const WAITED_MS = 5_000;

let caller = 0;

/** A browser sends a form with a field for files in parts, the files last. */
function bodyOf(fields: Record<string, string>, files?: readonly File[]) {
  if (!files) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append("attachments", file);
  return form;
}

interface Sent {
  fields?: Record<string, string>;
  files?: readonly File[] | undefined;
  origin?: string | undefined;
  /** The buyer's network address; another one for each request by default. */
  address?: string | undefined;
}

const requestOf = (
  path: string,
  {
    fields,
    files,
    origin = `http://${HOST}`,
    address = `10.8.${++caller >> 8}.${caller & 255}`,
  }: Sent = {},
) =>
  new Request(`http://${HOST}${path}`, {
    method: fields ? "POST" : "GET",
    headers: {
      host: HOST,
      ...(fields && { origin, "x-forwarded-for": address }),
    },
    ...(fields && { body: bodyOf(fields, files) }),
  });

const ofHome = (slug: string) => ({ params: Promise.resolve({ slug }) });
const ofOffer = (secret: string) => ({ params: Promise.resolve({ secret }) });

export const showOfferForm = (slug: string, query = ""): Promise<Response> =>
  forms.GET(requestOf(`/homes/${slug}/offer${query}`), ofHome(slug));

async function tokenIn(show: () => Promise<Response>, waited = WAITED_MS): Promise<string> {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now - waited);
  try {
    return /name="token" value="([^"]+)"/.exec(await (await show()).text())?.[1] ?? "";
  } finally {
    vi.mocked(Date.now).mockRestore();
  }
}

/** Returns the token of a form that opened some seconds ago. */
export const fetchOfferToken = (slug: string, waited?: number): Promise<string> =>
  tokenIn(() => showOfferForm(slug), waited);

export const postOffer = (
  slug: string,
  fields: Record<string, string>,
  files?: readonly File[],
  address?: string,
): Promise<Response> =>
  forms.POST(requestOf(`/homes/${slug}/offer`, { fields, files, address }), ofHome(slug));

/** Fills in and sends the form, some seconds after it opened. */
export const sendOfferForm = async (
  slug: string,
  fields: Record<string, string>,
  waited?: number,
  files?: readonly File[],
): Promise<Response> =>
  postOffer(slug, { token: await fetchOfferToken(slug, waited), ...fields }, files);

export const showOffer = (secret: string, query = ""): Promise<Response> =>
  pages.GET(requestOf(`/offers/${secret}${query}`), ofOffer(secret));

export const actOnPage = (
  secret: string,
  fields: Record<string, string>,
  { files, origin }: Omit<Sent, "fields"> = {},
): Promise<Response> =>
  pages.POST(requestOf(`/offers/${secret}`, { fields, files, origin }), ofOffer(secret));

/** Opens a file of a buyer's offer by the link of its page. */
export const openAttachment = (secret: string, turn: string, number: string): Promise<Response> =>
  attachments.GET(requestOf(`/offers/${secret}/files/${turn}/${number}`), {
    params: Promise.resolve({ secret, turn, number }),
  });

export const showDraft = (secret: string, query = ""): Promise<Response> =>
  drafts.GET(requestOf(`/offers/drafts/${secret}${query}`), ofOffer(secret));

/** Returns the token of a draft's form that opened some seconds ago. */
export const fetchDraftToken = (secret: string): Promise<string> =>
  tokenIn(() => showDraft(secret));

export const postDraft = (secret: string, fields: Record<string, string>): Promise<Response> =>
  drafts.POST(requestOf(`/offers/drafts/${secret}`, { fields }), ofOffer(secret));

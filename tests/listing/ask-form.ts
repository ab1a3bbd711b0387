import { eq } from "drizzle-orm";
import { beforeEach, expect, vi } from "vitest";
import { database } from "#db/client.ts";
import { attempts, inquiries } from "#db/schema/index.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import * as ask from "#app/homes/[slug]/ask/route.tsx";
import * as tokens from "#app/homes/[slug]/ask/token/route.ts";

export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;
export const MESSAGE = {
  kind: "question",
  name: "Bo Reed",
  email: "Bo@Example.com",
  phone: "",
  message: "Is the attic insulated?",
  consent: "yes",
};

export type Sent = {
  slug?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  address?: string;
};

export const addressOf = (path: string) => `http://localhost:3000/homes/${path}`;
export const paramsOf = (slug: string) => ({ params: Promise.resolve({ slug }) });

/**
 * Gives every test a home with a form for messages, and no attempts that count toward limits.
 * @returns functions that use the form as a buyer, each time from another network address
 */
export function askForTests() {
  let caller = 0;
  let home: TestHome;
  beforeEach(async () => {
    await database().delete(attempts);
    home = await createHome();
  });

  async function show(path = "", slug = home.slug): Promise<Response> {
    const headers = { host: "localhost:3000" };
    return ask.GET(new Request(addressOf(`${slug}/ask${path}`), { headers }), paramsOf(slug));
  }

  async function fetchToken(slug = home.slug): Promise<string> {
    const headers = { host: "localhost:3000" };
    const request = new Request(addressOf(`${slug}/ask/token`), { headers });
    return (await tokens.GET(request, paramsOf(slug))).text();
  }

  async function post(fields: Record<string, string>, sent: Sent = {}): Promise<Response> {
    const {
      slug = home.slug,
      headers = {},
      body,
      address = `10.9.${++caller >> 8}.${caller & 255}`,
    } = sent;
    const request = new Request(addressOf(`${slug}/ask`), {
      method: "POST",
      headers: {
        host: "localhost:3000",
        origin: "http://localhost:3000",
        "x-forwarded-for": address,
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: body ?? String(new URLSearchParams(fields)),
    });
    return ask.POST(request, paramsOf(slug));
  }

  /** Sends a message, by default a valid one 5 seconds after the form was opened. */
  async function send(changes: Record<string, string> = {}, sent: Sent = {}, waited = 5 * SECOND) {
    const token = await fetchToken();
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + waited);
    const response = await post({ ...MESSAGE, token, ...changes }, sent);
    vi.mocked(Date.now).mockRestore();
    return response;
  }

  const kept = () =>
    database().select().from(inquiries).where(eq(inquiries.listingId, home.listingId));

  /** Expects the form with the message in it, and nothing saved. */
  async function expectShownAgain(response: Response, status: number, ...texts: string[]) {
    const html = await response.text();
    expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
    for (const text of ["Is the attic insulated?", ...texts]) expect(html).toContain(text);
    expect(html).toMatch(/name="token" value="\w+\.[\w-]{43}"/);
    expect(await kept()).toEqual([]);
  }

  return { home: () => home, show, fetchToken, post, send, kept, expectShownAgain };
}

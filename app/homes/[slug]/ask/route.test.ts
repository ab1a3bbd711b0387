import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { attempts, inquiries } from "#db/schema/index.ts";
import { MAX_SPAM_INQUIRIES } from "#lib/fields/listing.ts";
import { TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { BOUNDS } from "#services/limits.ts";
import { addSlug, createHome, setStatus, type TestHome } from "#tests/listing/public-home.ts";
import { reachBound } from "#tests/reach-bound.ts";
import * as ask from "./route.tsx";
import * as tokens from "./token/route.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const MESSAGE = {
  kind: "question",
  name: "Bo Reed",
  email: "Bo@Example.com",
  phone: "",
  message: "Is the attic insulated?",
  consent: "yes",
};

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
});

type Sent = {
  slug?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  address?: string;
};

let caller = 0;
const addressOf = (path: string) => `http://localhost:3000/homes/${path}`;
const paramsOf = (slug: string) => ({ params: Promise.resolve({ slug }) });

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

async function expectShownAgain(response: Response, status: number, ...texts: string[]) {
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  for (const text of ["Is the attic insulated?", ...texts]) expect(html).toContain(text);
  expect(html).toMatch(/name="token" value="\w+\.[\w-]{43}"/);
  expect(await kept()).toEqual([]);
}

describe("the form page", () => {
  it("is shown with a fresh token and the chosen topic", async () => {
    const response = await show("?about=showing");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).toContain("Contact the seller");
    expect(html).toMatch(/name="token" value="\w+\.[\w-]{43}"/);
    expect(html).toMatch(/checked=""[^>]*value="showing"|value="showing"[^>]*checked=""/);
  });

  it("thanks the buyer after sending", async () => {
    expect(await (await show("?sent=showing")).text()).toContain("Thank you");
    expect(await (await show("?sent=%3Cb%3E")).text()).not.toContain("Thank you");
  });

  it("returns 404 for a home that was never published", async () => {
    expect((await show("", "1-elm-st")).status).toBe(404);
    expect((await post(MESSAGE, { slug: "1-elm-st" })).status).toBe(404);
  });
});

it("saves a question and redirects to a thank-you page", async () => {
  const response = await send();
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/homes/${home.slug}/ask?sent=question`);
  expect(await kept()).toMatchObject([
    { kind: "question", name: "Bo Reed", email: "bo@example.com", phone: null, state: "new" },
  ]);
});

it("accepts a message at the home's earlier address", async () => {
  const slug = `${home.slug}-new`;
  await addSlug(home.listingId, slug, 2);
  const response = await send();
  expect(response.headers.get("location")).toBe(`/homes/${slug}/ask?sent=question`);
  expect(await kept()).toHaveLength(1);
});

it("saves scripts and markup as text, and escapes them", async () => {
  const message = `<script>alert("1")</script> & <b>'bold'</b>`;
  await send({ message, name: "<img src=x onerror=alert(1)>" });
  expect(await kept()).toMatchObject([{ message, name: "<img src=x onerror=alert(1)>" }]);
  const again = await send({ message, email: "" });
  const html = await again.text();
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
});

it("saves the same message once, even when sent several times at the same time", async () => {
  const token = await fetchToken();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5 * SECOND);
  const answers = await Promise.all([1, 2, 3].map(() => post({ ...MESSAGE, token })));
  vi.mocked(Date.now).mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await kept()).toHaveLength(1);
  await send({ message: "And the cellar?" });
  expect(await kept()).toHaveLength(2);
});

it("accepts a value in the trap field's old name", async () => {
  await send({ website: "https://bo.example" });
  expect(await kept()).toMatchObject([{ state: "new" }]);
});

describe("a message that fills in the trap field", () => {
  const trapped = { [TRAP_FIELD]: "https://spam.example" };

  it("is saved once as spam, with the usual response", async () => {
    for (const _ of ["sent", "twice"]) {
      const response = await send(trapped);
      expect(response.headers.get("location")).toBe(`/homes/${home.slug}/ask?sent=question`);
    }
    expect(await kept()).toMatchObject([{ state: "spam", isHeldBack: true, name: "Bo Reed" }]);
  });

  it("doesn't block the same message without it", async () => {
    await send(trapped);
    await send();
    expect((await kept()).map(({ state }) => state).toSorted()).toEqual(["new", "spam"]);
  });

  it.each([
    [{ name: "" }, 422],
    [{ token: "" }, 200],
  ])("is shown again with %j, like any other", async (changes, status) => {
    await expectShownAgain(await send({ ...trapped, ...changes }), status);
  });

  it("has its own limits, and doesn't use up others", async () => {
    await send(trapped);
    const kinds = (await database().select().from(attempts)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([
      ...["inquiryByAddress", "spamByAnyone", "spamByListing", "spamByListingByDay"],
    ]);
    await reachBound("spamByListing");
    await database().delete(inquiries);
    await expectShownAgain(await send({ ...trapped, name: "Al" }), 429, "Please send it later");
    await send();
    expect(await kept()).toMatchObject([{ state: "new" }]);
  });

  it("is deleted to make room for newer spam", async () => {
    const old = Array.from({ length: MAX_SPAM_INQUIRIES }, (_, n) => ({
      ...{ listingId: home.listingId, kind: "question" as const, name: `Robot ${n}`, message: "" },
      ...{ state: "spam" as const, isHeldBack: true, receivedAt: new Date(Date.now() - n * HOUR) },
    }));
    await database().insert(inquiries).values(old);
    await database()
      .insert(inquiries)
      .values({ ...old[0]!, name: "By hand", isHeldBack: false });
    await send(trapped);
    const names = (await kept()).map(({ name }) => name);
    expect(names).toHaveLength(MAX_SPAM_INQUIRIES + 1);
    expect(names).toEqual(expect.arrayContaining(["Bo Reed", "By hand", "Robot 0"]));
    expect(names).not.toContain(`Robot ${MAX_SPAM_INQUIRIES - 1}`);
  });
});

describe("asks to check the form", () => {
  it.each([
    ["missing", "", 5 * SECOND],
    ["forged", "abc.def", 5 * SECOND],
    ["too recent", undefined, 2 * SECOND],
    ["too old", undefined, 25 * HOUR],
  ])("when the token is %s, keeping the entries", async (_, token, waited) => {
    const response = await send(token === undefined ? {} : { token }, {}, waited);
    await expectShownAgain(response, 200, "Please check your message", "Bo@Example.com");
  });

  it("when the token is from another home", async () => {
    const other = await createHome();
    const token = await fetchToken(other.slug);
    await expectShownAgain(await send({ token }), 200, "Please check your message");
  });

  it.each([
    [{ name: "" }, "Please enter your name"],
    [{ name: "x".repeat(101) }, "Must be at most 100 characters"],
    [{ email: "" }, "Please enter an email address or phone number"],
    [{ email: "bo@" }, "Enter an email address, like name@example.com"],
    [{ phone: "12" }, "Enter a phone number with area code"],
    [{ consent: "" }, "Please agree so the seller can reply"],
    [{ kind: "offer" }, "Choose a topic"],
    [{ name: "Bo\0" }, "Contains a character we can&#x27;t save"],
  ])("when %j is invalid", async (changes: Record<string, string>, sentence) => {
    const [field] = Object.keys(changes);
    await expectShownAgain(await send(changes), 422, sentence, `id="ask-${field}-error"`);
  });

  it("when a message is too long", async () => {
    const response = await send({ message: "x".repeat(2001) });
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining("Must be at most 2000 characters"),
    ]);
  });

  it("when showings can't be requested", async () => {
    await setStatus(home, "pending");
    const answer = await send({ kind: "showing" });
    await expectShownAgain(answer, 422, "available right now. You can still send your message");
  });
});

describe("the limits", () => {
  const fill = async (kind: keyof typeof BOUNDS) => {
    const { limit } = BOUNDS[kind];
    const [one] = await database().select().from(attempts).where(eq(attempts.kind, kind));
    const rows = Array.from({ length: limit - 1 }, () => ({
      kind,
      key: one?.key ?? "",
      attemptedAt: one?.attemptedAt ?? new Date(),
    }));
    await database().insert(attempts).values(rows);
    await database().delete(inquiries);
  };

  it.each([
    ["inquiryByAddress", 1],
    ["inquiryByListing", 2],
    ["inquiryByListingByDay", 3],
    ["inquiryByAnyone", 4],
  ] as const)("return 429 and keep the entries: %s", async (kind, n) => {
    const address = `10.8.0.${n}`;
    await send({}, { address });
    await fill(kind);
    const another = kind === "inquiryByAddress" ? address : `10.8.1.${n}`;
    const response = await send({}, { address: another });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectShownAgain(response, 429, "Please send it later");
  });

  it("don't count repeated messages", async () => {
    await send();
    const before = await database().$count(attempts);
    await send();
    expect(await database().$count(attempts)).toBe(before);
  });
});

describe("refuses", () => {
  it.each([
    ["a form from another site", { headers: { origin: "https://evil.example" } }, 403],
    ["a form with a null origin", { headers: { origin: "null" } }, 403],
    [
      "a request that the browser marks as cross-site",
      { headers: { "sec-fetch-site": "cross-site" } },
      403,
    ],
    ["another content type", { headers: { "content-type": "text/plain" } }, 415],
    ["more than 20 KB", { body: `message=${"x".repeat(21_000)}` }, 413],
    ["invalid UTF-8", { body: new Uint8Array([0x61, 0x3d, 0xff]) }, 400],
  ])("%s", async (_, sent: Sent, status) => {
    const response = await send({}, sent);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await kept()).toEqual([]);
  });

  it("other methods", async () => {
    const request = new Request(addressOf(`${home.slug}/ask`), { method: "PUT" });
    expect((await ask.PUT(request, paramsOf(home.slug))).status).toBe(405);
  });
});

it("returns 410 immediately after a home is withdrawn", async () => {
  expect((await show()).status).toBe(200);
  await setStatus(home, "withdrawn");
  const response = await send();
  expect(response.status).toBe(410);
  expect(await kept()).toEqual([]);
});

it("redirects from the form of a sold home to its page", async () => {
  await setStatus(home, "sold");
  const response = await send();
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `/homes/${home.slug}#ask`,
  ]);
  expect(await kept()).toEqual([]);
});

import { describe, expect, it, vi } from "vitest";
import { addSlug, createHome, setStatus } from "#tests/listing/public-home.ts";
import * as ask from "./route.tsx";
import {
  askForTests,
  addressOf,
  HOUR,
  MESSAGE,
  paramsOf,
  SECOND,
  type Sent,
} from "#tests/listing/ask-form.ts";

const { home, show, fetchToken, post, send, kept, expectShownAgain } = askForTests();

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
  expect(response.headers.get("location")).toBe(`/homes/${home().slug}/ask?sent=question`);
  expect(await kept()).toMatchObject([
    { kind: "question", name: "Bo Reed", email: "bo@example.com", phone: null, state: "new" },
  ]);
});

it("accepts a message at the home's earlier address", async () => {
  const slug = `${home().slug}-new`;
  await addSlug(home().listingId, slug, 2);
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
    await setStatus(home(), "pending");
    const answer = await send({ kind: "showing" });
    await expectShownAgain(answer, 422, "available right now. You can still send your message");
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
    const request = new Request(addressOf(`${home().slug}/ask`), { method: "PUT" });
    expect((await ask.PUT(request, paramsOf(home().slug))).status).toBe(405);
  });
});

it("returns 410 immediately after a home is withdrawn", async () => {
  expect((await show()).status).toBe(200);
  await setStatus(home(), "withdrawn");
  const response = await send();
  expect(response.status).toBe(410);
  expect(await kept()).toEqual([]);
});

it("redirects from the form of a sold home to its page", async () => {
  await setStatus(home(), "sold");
  const response = await send();
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `/homes/${home().slug}#ask`,
  ]);
  expect(await kept()).toEqual([]);
});

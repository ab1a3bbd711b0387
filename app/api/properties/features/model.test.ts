import { describe, expect, it, vi } from "vitest";
import { listVersions } from "#db/queries/description-versions.ts";
import { getLatestProperty } from "#db/queries/properties.ts";
import * as stream from "#app/api/properties/description/stream/route.ts";
import { countAttempt } from "#services/limits.ts";
import { call } from "#tests/api.ts";
import {
  createProperty,
  createUser,
  passMinutes,
  signIn,
  type TestUser,
} from "#tests/factories.ts";
import { refuses, says } from "#tests/openai/answers.ts";
import { openaiForTests } from "#tests/openai/openai-for-tests.ts";
import { LIMITS } from "#tests/limits.ts";
import { BASICS, FEATURES } from "#tests/property.ts";
import * as rewrite from "./rewrite/route.ts";
import * as features from "./route.ts";

// route.test.ts covers these calls without a language model.

const openai = openaiForTests();
const TEXT =
  "This single-family home in Seattle, Washington, has three bedrooms, two full baths and one half bath. It was built in 1962, and there is a library.";
const OWN = "Our own text.";

async function seller() {
  const user = await createUser();
  await createProperty(user, { propertyBasics: BASICS });
  return user;
}
const stored = async ({ accountId }: TestUser) => ({
  property: await getLatestProperty(accountId),
  versions: (await listVersions(accountId, null)).versions,
});

const CALLS = [
  ["features", (as: TestUser) => call(features, "POST", { as, body: FEATURES })],
  [
    "features/rewrite",
    (as: TestUser) =>
      call(rewrite, "POST", { as, body: { currentDescription: OWN, length: "short" } }),
  ],
] as const;

describe.each(CALLS)("POST /api/properties/%s", (_, ask) => {
  it("returns the model's text only, and stores it", async () => {
    openai().answerWith(says(TEXT));
    const user = await seller();
    if (ask === CALLS[1][1]) await call(features, "POST", { as: user, body: FEATURES });
    const answer = await ask(user);
    expect([answer.status, answer.body]).toEqual([200, { description: TEXT }]);
    const { property, versions } = await stored(user);
    expect(property).toMatchObject({ generatedDescription: TEXT, descriptionAccepted: false });
    expect(versions[0]).toMatchObject({ description: TEXT, writer: "model" });
  });

  it("returns the built-in writer's text when the model fails, and logs it once", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    openai().answerWith(refuses(503));
    const user = await seller();
    const { status, body } = await ask(user);
    expect(status).toBe(200);
    expect(body).toEqual({ description: expect.stringContaining("Seattle") });
    const { property, versions } = await stored(user);
    expect(property?.generatedDescription).toBe((body as { description: string }).description);
    expect(versions[0]).toMatchObject({ writer: "built_in" });
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).not.toMatch(/sk-|org-|Seattle|Alder/);
  });

  it("responds after the time limit when the model doesn't", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    // The time limit expires as soon as the model is asked.
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    openai().answerWith(says([new Promise(() => undefined)]));
    void vi
      .waitUntil(() => openai().requests.length > 0, LIMITS.condition)
      .then(() => limit.abort(new DOMException("The time is up", "TimeoutError")));
    expect((await ask(await seller())).status).toBe(200);
    expect(timeout.mock.calls).toEqual([[20_000]]);
    expect(await openai().requests[0]?.ended).toBe("left");
    expect(log).toHaveBeenCalledTimes(1);
  });
});

it("keeps the seller's text as a version after a rewrite, and saves the style", async () => {
  const user = await seller();
  await call(features, "POST", { as: user, body: FEATURES });
  await CALLS[1][1](user);
  const { property, versions } = await stored(user);
  expect(property?.descriptionStyle).toEqual({ tone: "warm", length: "short" });
  expect(versions.map(({ origin, writer }) => [origin, writer])).toEqual([
    ["rewritten", "model"],
    ["edited", null],
    ["generated", "model"],
  ]);
  expect(versions[1]?.description).toBe(OWN);
});

it("doesn't ask for a first text to avoid earlier wording", async () => {
  await CALLS[0][1](await seller());
  expect(openai().requests[0]?.body.messages[1]?.content).not.toContain("wording_to_avoid");
});

describe("over the writing limit", () => {
  async function writeOften(user: TestUser) {
    for (let n = 0; n < 30; n++) await countAttempt({ writing: user.accountId }, "Too many");
  }

  it("saves the features with the built-in writer, without calling the model", async () => {
    const user = await seller();
    await writeOften(user);
    const { status, body } = await call(features, "POST", { as: user, body: FEATURES });
    expect(status).toBe(200);
    expect(body).toEqual({ description: expect.stringContaining("Seattle") });
    const { property, versions } = await stored(user);
    expect(property).toMatchObject({
      propertySpecifics: FEATURES,
      generatedDescription: (body as { description: string }).description,
    });
    expect(versions[0]).toMatchObject({ writer: "built_in" });
    expect(openai().requests).toEqual([]);
  });

  it.each([
    ["features/rewrite", rewrite],
    ["description/stream", stream],
  ])("refuses %s and changes nothing", async (_, route) => {
    const user = await seller();
    const partner = await createUser({ parent: user });
    await writeOften(user);
    const before = await stored(user);
    for (const as of [user, partner]) {
      const answer = await call(route, "POST", { as, body: { currentDescription: OWN } });
      expect(answer.status).toBe(429);
      expect(answer.body).toEqual({
        error: expect.stringMatching(/^You've requested a lot of rewrites/),
      });
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(200);
    }
    expect(await stored(user)).toEqual(before);
    expect(openai().requests).toEqual([]);
    const other = await seller();
    expect(
      (await call(rewrite, "POST", { as: other, body: { currentDescription: "" } })).status,
    ).toBe(200);
    await passMinutes(5);
    expect(
      (await call(rewrite, "POST", { as: user, body: { currentDescription: "" } })).status,
    ).toBe(200);
  });

  it("writes at most 30 of many rewrites at the same time", async () => {
    const user = await seller();
    const cookie = await signIn(user);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        call(rewrite, "POST", { cookie, body: { currentDescription: "" } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

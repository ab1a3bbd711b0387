import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { listVersions } from "#db/queries/description-versions.ts";
import { getLatestProperty } from "#db/queries/properties.ts";
import { properties } from "#db/schema/index.ts";
import { type StreamEvent, streamEvent } from "#lib/schemas/description.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, signIn, type TestUser } from "#tests/factories.ts";
import { says } from "#tests/openai/answers.ts";
import { openaiForTests } from "#tests/openai/openai-for-tests.ts";
import { BASICS } from "#tests/property.ts";
import { maxDuration, POST } from "./route.ts";
import * as route from "./route.ts";

const openai = openaiForTests();
const OWN = "Our own text, with a secret garden.";
const TEXT =
  "This single-family home in Seattle, Washington, has three bedrooms, two full baths and one half bath. It was built in 1962.";
const FIRST = TEXT.slice(0, TEXT.indexOf(" It"));
const never = new Promise(() => undefined);
const silentLog = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

async function seller(changes: Partial<typeof properties.$inferInsert> = {}) {
  const user = await createUser();
  await createProperty(user, { propertyBasics: BASICS, ...changes });
  return user;
}

async function open(user: TestUser, body: object = {}, signal?: AbortSignal) {
  const request = new Request("http://localhost:3000/api/properties/description/stream", {
    method: "POST",
    headers: {
      host: "localhost:3000",
      "content-type": "application/json",
      cookie: await signIn(user),
    },
    body: JSON.stringify({ currentDescription: OWN, ...body }),
    ...(signal && { signal }),
  });
  return POST(request, { params: Promise.resolve({}) });
}

async function* linesOf(answer: Response): AsyncGenerator<StreamEvent, void> {
  let rest = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.map((line) => streamEvent.parse(JSON.parse(line)));
  }
  expect(rest).toBe("");
}
async function read(answer: Response) {
  const lines: StreamEvent[] = [];
  for await (const line of linesOf(answer)) lines.push(line);
  return lines;
}
const stored = async ({ accountId }: TestUser) => {
  const { versions } = await listVersions(accountId, null);
  const property = await getLatestProperty(accountId);
  return {
    description: property?.generatedDescription,
    style: property?.descriptionStyle,
    versions: versions.map(({ description, origin, writer }) => ({ description, origin, writer })),
  };
};
const EDITED = { description: OWN, origin: "edited", writer: null };

describe("POST /api/properties/description/stream", () => {
  it("streams each line as soon as it's written", async () => {
    openai().answerWith(says([`${FIRST} It`, never]));
    const answer = await open(await seller());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/x-ndjson; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-transform, no-store");
    // The model is still writing, and its first draft has arrived.
    const lines = linesOf(answer);
    expect((await lines.next()).value).toEqual({ type: "draft", description: FIRST });
    await lines.return();
    expect(maxDuration).toBeGreaterThan(20);
  });

  it("saves the seller's text first, and the model's text before it reports done", async () => {
    const user = await seller();
    const { promise, resolve } = Promise.withResolvers<void>();
    openai().answerWith(says([`${FIRST} It`, promise, " was built in 1962."]));
    const lines = linesOf(await open(user, { tone: "plain", length: "short" }));
    await lines.next();
    expect(await stored(user)).toMatchObject({ description: OWN, versions: [EDITED] });
    resolve();
    expect((await lines.next()).value).toEqual({
      type: "done",
      description: TEXT,
      writer: "model",
      isFallback: false,
    });
    expect(await stored(user)).toEqual({
      description: TEXT,
      style: { tone: "plain", length: "short" },
      versions: [{ description: TEXT, origin: "rewritten", writer: "model" }, EDITED],
    });
    expect((await lines.next()).done).toBe(true);
  });

  it("keeps the part of the style that wasn't changed", async () => {
    const user = await seller({ descriptionTone: "polished", descriptionLength: "long" });
    await read(await open(user, { tone: "plain" }));
    expect((await stored(user)).style).toEqual({ tone: "plain", length: "long" });
    expect(openai().requests[0]?.body.messages[0]?.content).toMatch(/Tone: plain.*about 1500/s);
  });

  it("sends neither the house number nor the seller's own text to the model", async () => {
    await read(await open(await seller()));
    expect(JSON.stringify(openai().requests[0]?.body)).not.toMatch(/412|Alder|secret/);
  });

  it("falls back and keeps the seller's text when the model stops halfway", async () => {
    const log = silentLog();
    const user = await seller();
    openai().answerWith(says(`${FIRST} It`, { ending: "cut" }));
    const lines = await read(await open(user));
    expect(lines).toEqual([
      { type: "draft", description: FIRST },
      { type: "done", description: expect.any(String), writer: "built_in", isFallback: true },
    ]);
    const { description } = lines[1] as { description: string };
    expect(description).toContain("Seattle");
    expect(await stored(user)).toMatchObject({
      description,
      versions: [{ description, origin: "rewritten", writer: "built_in" }, EDITED],
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).not.toMatch(/sk-|Seattle|Alder|secret|127\.0\.0\.1/);
  });

  it.each(["closes the response", "aborts the request"])(
    "saves nothing and cancels the model call when the client %s",
    async (way) => {
      const user = await seller();
      const gone = new AbortController();
      openai().answerWith(says([`${FIRST} It`, never]));
      const lines = linesOf(await open(user, {}, gone.signal));
      await lines.next();
      if (way === "closes the response") await lines.return();
      else {
        gone.abort();
        await expect(lines.next()).rejects.toThrow("aborted");
      }
      expect(await openai().requests[0]?.ended).toBe("left");
      expect(await stored(user)).toMatchObject({ description: OWN, versions: [EDITED] });
    },
  );

  it("sends an error line at the end, and logs the cause once", async () => {
    const log = silentLog();
    const user = await seller();
    const { promise, resolve } = Promise.withResolvers<void>();
    openai().answerWith(says([`${FIRST} It`, promise, " was built in 1962."]));
    const lines = linesOf(await open(user));
    await lines.next();
    await database().execute(sql`alter table description_versions rename to away`);
    resolve();
    expect((await lines.next()).value).toEqual({
      type: "error",
      error: expect.stringMatching(/being set up or updated/),
    });
    expect((await lines.next()).done).toBe(true);
    await database().execute(sql`alter table away rename to description_versions`);
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).toContain("42P01");
    expect(await stored(user)).toMatchObject({ description: OWN, versions: [EDITED] });
  });

  it("sends an error line when the property was deleted", async () => {
    const user = await seller();
    const remove = database().delete(properties).where(eq(properties.userId, user.accountId));
    openai().answerWith(() => says([remove.execute(), TEXT]));
    const lines = await read(await open(user));
    expect(lines.at(-1)).toEqual({
      type: "error",
      error: "Add your property's address first.",
    });
  });

  it("never changes another account's property", async () => {
    const owner = await seller();
    const stranger = await createUser();
    const answer = await call(route, "POST", {
      as: stranger,
      body: { currentDescription: OWN },
    });
    expect(answer.status).toBe(404);
    expect(await stored(owner)).toMatchObject({ description: null, versions: [] });
    expect(openai().requests).toEqual([]);
  });

  it.each([
    [{ currentDescription: "x".repeat(5001) }],
    [{ currentDescription: undefined }],
    [{ currentDescription: OWN, tone: "loud" }],
    [{ currentDescription: OWN, length: "epic" }],
  ])("refuses invalid input before calling the model or saving: %#", async (body) => {
    const user = await seller();
    const answer = await call(route, "POST", { as: user, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: expect.any(String) });
    expect((await stored(user)).versions).toEqual([]);
    expect(openai().requests).toEqual([]);
  });
});

import { randomBytes } from "node:crypto";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { readOwnedRows } from "#db/queries/owned-rows.ts";
import { accountEvents, apiTokens, users } from "#db/schema/index.ts";
import { type CallName, splitCall } from "#lib/contract/call.ts";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import { MAX_TOKENS, type TokenScope } from "#lib/fields/api-tokens.ts";
import { LINK_PURPOSES } from "#lib/fields/links.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import * as openHouses from "#app/api/listing/open-houses/route.ts";
import * as property from "#app/api/property/route.ts";
import * as resetPassword from "#app/api/reset-password/route.ts";
import * as showings from "#app/api/showings/route.ts";
import * as tokens from "#app/api/tokens/route.ts";
import * as token from "#app/api/tokens/[tokenId]/route.ts";
import * as currentUsers from "#app/api/users/route.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createHousehold, type Household } from "#tests/fuzz/household.ts";

const CALLS = Object.keys(CONTRACT) as Call[];
const PREMIUM = { planId: 3 };
const WISH = { name: "A script", scope: "read", lasts: "90" };

let own: Household;
let other: Household;

beforeAll(async () => {
  own = await createHousehold();
  other = await createHousehold();
});

/** Creates an unused token, because each may be used only 60 times a minute. */
async function makeToken(
  scope: TokenScope = "read",
  { id: userId }: TestUser = own.admin,
  endsAt: Date | null = null,
): Promise<string> {
  const secret = `plt_${randomBytes(32).toString("base64url")}`;
  const kept = { hash: hashLinkSecret(secret), prefix: secret.slice(0, 8) };
  await database()
    .insert(apiTokens)
    .values({ userId, name: "A script", scope, endsAt, ...kept });
  return secret;
}

const by = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const readProperty = (secret: string) => call(property, "GET", by(secret));

async function moduleOf(name: Call) {
  const address = splitCall(name as CallName).path.replace(/\{(\w+)\}/g, "[$1]");
  return import(/* @vite-ignore */ path.resolve("app", `.${address}/route.ts`));
}

/** Returns the ids of a household's data for the parameters in a call's path. */
const idsIn = (whose: Household) => ({
  id: whose.admin.id,
  userId: whose.admin.id,
  saleId: String(whose.ownSaleIds[0]),
  offerId: whose.offerIds[0] ?? "",
  inquiryId: whose.inquiryIds[0] ?? "",
  replyId: whose.savedReplyIds[0] ?? "",
  openHouseId: whose.openHouseIds[0] ?? "",
  visitorId: whose.visitorIds[0] ?? "",
  showingId: whose.showingIds[0] ?? "",
  photoId: whose.photoIds[0] ?? "",
  uploadId: whose.photoIds[0] ?? "",
  documentId: whose.documentIds[0] ?? "",
  linkId: whose.documentLinkIds[0] ?? "",
  tokenId: whose.tokenIds[0] ?? "",
  webhookId: whose.webhookIds[0] ?? "",
  deliveryId: whose.deliveryIds[0] ?? "",
  ...{ day: "2099-06-12", number: "1", part: "1", item: "deed", rule: "quiet" },
  ...{ name: `${"a".repeat(43)}.webp`, provider: "google", kind: "flyer" },
});

/** Makes a call with a token and no body, because scopes are checked before the body is read. */
async function callBy(scope: TokenScope, name: Call, whose: Household) {
  const { method } = splitCall(name as CallName);
  const sent = by(await makeToken(scope));
  const body = specOf(name).input ? {} : undefined;
  return call(await moduleOf(name), method, { ...sent, body, params: idsIn(whose) });
}

const isRefused = ({ status, headers }: Awaited<ReturnType<typeof callBy>>) =>
  status === 403 && headers.get("www-authenticate")?.includes("insufficient_scope") === true;

describe.each(CALLS.filter((name) => !specOf(name).public))("%s", (name) => {
  const needed = specOf(name).token;

  it("accepts a token as its contract says, and never reaches another account", async () => {
    const reading = await callBy("read", name, other);
    expect(isRefused(reading)).toBe(needed !== "read");
    expect(reading.headers.get("ratelimit-policy")).toBe('"token";q=60;w=60');
    expect(reading.headers.get("ratelimit")).toMatch(/^"token";r=59;t=\d+$/);
    if (needed === "read") expect(JSON.stringify(reading.body)).not.toContain(other.mark);
    if (needed === "write") {
      expect(reading.headers.get("www-authenticate")).toContain('scope="write"');
    }
    const writing = await callBy("write", name, other);
    expect(isRefused(writing)).toBe(needed === undefined);
    if (needed) {
      expect(writing.status).not.toBe(401);
      expect(JSON.stringify(writing.body)).not.toContain(other.mark);
    }
    const { params } = specOf(name);
    // Everyone can see the sales near a home.
    const names = name.includes("/valuation/") ? [] : Object.keys(params?.shape ?? {});
    if (needed && names.some((one) => one.endsWith("Id")))
      expect([400, 404]).toContain(writing.status);
  });
});

it("never returns secret links or access instructions", async () => {
  const sent = by(await makeToken("read"));
  for (const [module, secrets] of [
    [openHouses, ["invitationUrl", "url"]],
    [showings, ["instructions"]],
  ] as const) {
    const bySession = JSON.stringify((await call(module, "GET", { as: own.admin })).body);
    const byToken = JSON.stringify((await call(module, "GET", sent)).body);
    for (const name of secrets) {
      expect(bySession).toContain(`"${name}":`);
      expect(byToken).not.toContain(`"${name}":`);
    }
  }
});

it("needs no Origin check, and ignores cookies", async () => {
  const secret = await makeToken("read");
  const foreign = { ...by(secret).headers, "sec-fetch-site": "cross-site" };
  expect((await call(property, "POST", { body: {}, headers: foreign })).status).toBe(403);
  const writes = { ...foreign, ...by(await makeToken("write")).headers };
  expect((await call(property, "POST", { body: {}, headers: writes })).status).toBe(400);
  expect((await call(property, "GET", { ...by("plt_none"), as: own.admin })).status).toBe(401);
});

it("is ignored by a public call", async () => {
  const { status } = await call(currentUsers, "POST", { ...by("plt_none"), body: {} });
  expect(status).toBe(400);
});

describe("a person's tokens", () => {
  it("are created with a secret that is shown once, used, listed and deleted", async () => {
    const as = await createUser();
    await createSubscription(as, PREMIUM);
    const made = await call(tokens, "POST", { as, body: WISH });
    expect(made.status).toBe(201);
    const { secret, tokens: listed } = made.body as { secret: string; tokens: { id: string }[] };
    expect(secret).toMatch(/^plt_[\w-]{43}$/);
    expect((await readProperty(secret)).status).toBe(404);

    const { body } = await call(tokens, "GET", { as });
    expect(body).toMatchObject({
      isIncluded: true,
      tokens: [{ name: "A script", scope: "read", prefix: secret.slice(0, 8), isOver: false }],
    });
    expect(body).toMatchObject({ tokens: [{ lastUsedAt: expect.any(String) }] });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(await database().select().from(apiTokens))).not.toContain(secret);
    const kept: unknown[] = [];
    for await (const rows of readOwnedRows([as.id])) kept.push(rows);
    expect(JSON.stringify(kept)).toContain("A script");
    expect(JSON.stringify(kept)).not.toContain(hashLinkSecret(secret));

    const recorded = await database()
      .select({ kind: accountEvents.kind, data: accountEvents.data })
      .from(accountEvents)
      .where(eq(accountEvents.accountId, as.accountId));
    const data = { what: "token", name: "A script" };
    expect(recorded).toEqual([{ kind: "program_allowed", data }]);

    const params = { tokenId: listed[0]?.id ?? "" };
    const byOther = await call(token, "DELETE", { as: own.admin, params });
    expect(byOther.status).toBe(404);
    expect((await call(token, "DELETE", { as, params })).body).toMatchObject({ tokens: [] });
    expect((await call(token, "DELETE", { as, params })).status).toBe(404);
    expect((await readProperty(secret)).status).toBe(401);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["a long name", { name: "x".repeat(61) }, "name"],
    ["an invalid scope", { scope: "all" }, "scope"],
    ["an invalid duration", { lasts: "1000" }, "lasts"],
  ])("aren't created with %s", async (_, wrong, field) => {
    const { status, body } = await call(tokens, "POST", {
      as: own.member,
      body: { ...WISH, ...wrong },
    });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  it("are limited to ten active ones, even for concurrent requests", async () => {
    const as = await createUser();
    await createSubscription(as, PREMIUM);
    const ended = new Date(Date.now() - 1_000);
    await makeToken("read", as, ended);
    await makeToken("read", as, new Date(Date.now() - 31 * 86_400_000));
    for (let n = 0; n < MAX_TOKENS - 1; n++) await makeToken("read", as);
    const made = await Promise.all([1, 2].map(() => call(tokens, "POST", { as, body: WISH })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { body } = await call(tokens, "GET", { as });
    const { tokens: listed } = body as { tokens: { isOver: boolean }[] };
    expect([listed.length, listed.filter(({ isOver }) => isOver).length]).toEqual([11, 1]);
  });
});

it("ends when it expires, and with its owner's plan and account", async () => {
  const person = await createUser();
  expect((await call(tokens, "POST", { as: person, body: WISH })).status).toBe(403);
  await createSubscription(person, PREMIUM);
  const secret = await makeToken("read", person);
  const over = await makeToken("read", person, new Date(Date.now() - 1_000));
  for (const gone of [over, `plt_${"a".repeat(43)}`, "plt_none", ""]) {
    const { status, headers } = await readProperty(gone);
    const challenge = headers.get("www-authenticate");
    expect([status, challenge]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(headers.get("ratelimit")).toBeNull();
  }
  await createSubscription(person, { planId: 2 });
  expect((await readProperty(secret)).status).toBe(403);
  await createSubscription(person, PREMIUM);
  expect((await readProperty(secret)).status).toBe(404);
  await database().delete(users).where(eq(users.id, person.id));
  expect((await readProperty(secret)).status).toBe(401);
});

it("ends when its owner resets their password with an emailed link", async () => {
  const secret = await makeToken("read", other.admin);
  const password = "N3w-Passw0rd!";
  const body = { password, confirmPassword: password };
  const link = other.secrets[LINK_PURPOSES.indexOf("reset_password")];
  const answer = await call(resetPassword, "POST", { body: { ...body, secret: link } });
  expect(answer.status).toBe(200);
  expect((await readProperty(secret)).status).toBe(401);
});

it("is rate-limited, with a time to retry", async () => {
  const secret = await makeToken();
  const answers = [];
  for (let n = 0; n < 61; n++) answers.push(await readProperty(secret));
  expect(answers.slice(59).map(({ status }) => status)).toEqual([200, 429]);
  expect(answers[59]?.headers.get("ratelimit")).toMatch(/^"token";r=0;t=\d+$/);
  const { headers } = answers[60]!;
  const wait = headers.get("retry-after");
  expect(Number(wait)).toBeGreaterThan(0);
  expect(headers.get("ratelimit")).toBe(`"token";r=0;t=${wait}`);
  expect(headers.get("ratelimit-policy")).toBe('"token";q=60;w=60');
});

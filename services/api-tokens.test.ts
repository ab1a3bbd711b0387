import { beforeAll, expect, it } from "vitest";
import { callOf } from "#http/route.ts";
import { database } from "#db/client.ts";
import { apiTokens } from "#db/schema/index.ts";
import * as property from "#app/api/property/route.ts";
import * as password from "#app/api/change-password/route.ts";
import * as sessions from "#app/api/sessions/route.ts";
import { endApiToken, makeApiToken, type TokenScope } from "./api-tokens.ts";
import { call } from "#tests/api.ts";
import {
  ADDRESS,
  createProperty,
  createSubscription,
  createUser,
  type TestUser,
} from "#tests/factories.ts";

let seller: TestUser;

beforeAll(async () => {
  seller = await createUser();
  await createSubscription(seller, { planId: 3 });
  await createProperty(seller);
});

const make = (scope: TokenScope, as = seller, endsAt: Date | null = null) =>
  makeApiToken(as, { name: "A script", scope, endsAt });
const by = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });

it("reads as the person who made it, and keeps no secret", async () => {
  const secret = await make("read");
  const { status, body } = await call(property, "GET", by(secret));
  expect(status).toBe(200);
  expect(body).toMatchObject({ city: ADDRESS.city });
  expect(JSON.stringify(await database().select().from(apiTokens))).not.toContain(secret);
});

it("writes by its scope alone, without an Origin check", async () => {
  const foreign = { "sec-fetch-site": "cross-site" };
  const send = async (scope: TokenScope) => {
    const { headers } = by(await make(scope));
    return call(property, "POST", { body: ADDRESS, headers: { ...headers, ...foreign } });
  };
  expect((await send("read")).status).toBe(403);
  expect((await send("write")).status).toBeLessThan(300);
});

it("never reaches what is for sessions", async () => {
  const sent = by(await make("write"));
  expect(callOf(password.POST)).toBe("POST /api/change-password");
  expect((await call(password, "POST", { ...sent, body: {} })).status).toBe(403);
  expect((await call(sessions, "DELETE", sent)).status).toBe(403);
});

it("is refused once it is ended, over, unknown, or its plan is gone", async () => {
  const other = await createUser();
  await expect(make("read", other)).rejects.toMatchObject({ code: "forbidden" });
  await createSubscription(other, { planId: 3 });
  const secret = await make("read", other);
  await createSubscription(other, { planId: 2 });
  expect((await call(property, "GET", by(secret))).status).toBe(403);

  const over = await make("read", seller, new Date(Date.now() - 1_000));
  for (const gone of [over, "plt_none", `plt_${"a".repeat(43)}`, ""]) {
    const { status, headers } = await call(property, "GET", { ...by(gone), as: seller });
    expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  }

  const [row] = await database().select().from(apiTokens).limit(1);
  await expect(endApiToken(other.id, row!.id)).rejects.toMatchObject({ code: "not_found" });
});

it("is slowed down after its limit", async () => {
  const sent = by(await make("read"));
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push((await call(property, "GET", sent)).status);
  expect(statuses.slice(59)).toEqual([200, 429]);
});

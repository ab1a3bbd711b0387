import { expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { userProfiles } from "#db/schema/index.ts";
import type * as variables from "#server/env.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

const settings = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});

const read = async (as: TestUser) => (await call(route, "GET", { as })).body;
const choose = (as: TestUser, body: unknown) => call(route, "POST", { as, body });

it("requires a login", async () => {
  expect((await call(route, "GET")).status).toBe(401);
  expect((await call(route, "POST", { body: {} })).status).toBe(401);
});

it("defaults to inquiry emails and immediate activity emails", async () => {
  const user = await createUser();
  expect(await read(user)).toEqual({
    email: user.email,
    isConfirmed: false,
    inquiryMails: true,
    frequency: "at_once",
    canBeMailed: true,
    canBeTexted: false,
    hasTextNumber: false,
  });
});

it("saves a person's choices for them alone", async () => {
  const seller = await createUser({ emailVerified: true });
  const helper = await createUser({ parent: seller });
  const saved = await choose(seller, { inquiryMails: false, frequency: "daily" });
  expect(saved).toMatchObject({
    status: 200,
    body: { isConfirmed: true, inquiryMails: false, frequency: "daily" },
  });
  expect(await read(seller)).toEqual(saved.body);
  expect(await read(helper)).toMatchObject({ inquiryMails: true, frequency: "at_once" });
});

it.each([
  ["(206) 555-0142", true, true],
  ["(206) 555-0142", false, false],
  ["+44 20 7946 0958", true, false],
  ["206 555 0142 x12", true, false],
])(
  "returns whether %s can get text messages, with consent %s",
  async (mobileNumber, agreed, can) => {
    const user = await createUser();
    await database()
      .insert(userProfiles)
      .values({ userId: user.id, mobileNumber, hasTextConsent: agreed });
    expect(await read(user)).toMatchObject({ hasTextNumber: can });
  },
);

it.each([
  {},
  { inquiryMails: true },
  { inquiryMails: "yes", frequency: "daily" },
  { inquiryMails: true, frequency: "weekly" },
])("refuses %j", async (body) => {
  const user = await createUser();
  expect((await choose(user, body)).status).toBe(400);
  expect(await read(user)).toMatchObject({ inquiryMails: true, frequency: "at_once" });
});

it("reports when neither emails nor text messages can be sent", async () => {
  settings.EMBEDDED_DATABASE = false;
  expect(await read(await createUser())).toMatchObject({ canBeMailed: false, canBeTexted: false });
});

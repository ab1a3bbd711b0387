import { beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "#tests/api.ts";
import {
  createProperty,
  createSubscription,
  createUser,
  PASSWORD,
  signIn,
} from "#tests/factories.ts";
import type { TestUser } from "#tests/factories.ts";
import { createHousehold } from "#tests/fuzz/household.ts";
import { createReadyHome, publish, putStatus, readListing } from "#tests/listing/ready-home.ts";
import { deleteMails, mailedSecret, mailsTo, passHours } from "#tests/mailed-links.ts";
import { appCode, turnOn } from "#tests/second-factor.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";
import * as confirmation from "./confirmation/route.ts";
import * as contents from "./contents/route.ts";
import * as link from "./link/route.ts";
import * as route from "./route.ts";

beforeEach(deleteMails);

const DAY_MS = 24 * 60 * 60 * 1000;

const ask = (as: TestUser, proof: object = { password: PASSWORD }) =>
  call(route, "POST", { as, body: proof });
const keep = (as: TestUser) => call(route, "DELETE", { as });
const read = async (as: TestUser) => (await call(route, "GET", { as })).body;
const subjects = async ({ email }: TestUser) =>
  (await mailsTo(email)).map(({ subject }) => subject);

describe("POST /api/account-deletion", () => {
  it("schedules the deletion in 14 days and notifies everyone on the account", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    const log = watchSecurityLog();
    const { status, body } = await ask(admin);
    expect(status).toBe(200);
    const { deletesAt } = body as { deletesAt: string };
    expect(Date.parse(deletesAt) - Date.now()).toBeGreaterThan(14 * DAY_MS - 60_000);
    expect(Date.parse(deletesAt) - Date.now()).toBeLessThanOrEqual(14 * DAY_MS);
    const deletion = { deletesAt, requestedAt: expect.any(String) };
    for (const person of [admin, member]) {
      expect(await read(person)).toEqual({ deletion });
      expect(await subjects(person)).toEqual([
        expect.stringMatching(/^Your Porchlight account will be deleted on \w+ \d+, \d{4}$/),
      ]);
    }
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ event: "account_deletion_asked", subject: admin.id }),
    );
    const texts = [...(await mailsTo(admin.email)), ...(await mailsTo(member.email))];
    expect(texts.map(({ text }) => text.includes("Keep my account"))).toEqual([true, false]);
  });

  it("requires the password, and a code when two-step verification is on", async () => {
    const admin = await createUser();
    for (const proof of [{}, { password: "Wr0ng-passw0rd" }]) {
      const answer = await ask(admin, proof);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { password: "Current password is incorrect" } });
    }
    const { secret } = await turnOn(admin);
    for (const code of [undefined, "000000"]) {
      const answer = await ask(admin, { password: PASSWORD, code });
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ fields: { code: expect.any(String) } }),
      ]);
    }
    expect(await read(admin)).toEqual({ deletion: null });
    expect((await ask(admin, { password: PASSWORD, code: appCode(secret) })).status).toBe(200);
  });

  it("requires a recent login from a person without a password", async () => {
    const admin = await createUser({ password: null, googleId: "leaver" });
    const cookie = await signIn(admin);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    const late = await call(route, "POST", { cookie, body: {} });
    vi.useRealTimers();
    expect(late.status).toBe(403);
    expect((await ask(admin, {})).status).toBe(200);
  });

  it("returns 403 for a member and 409 when a deletion is already scheduled", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    expect((await ask(member)).status).toBe(403);
    const both = await Promise.all([ask(admin), ask(admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ask(admin)).body).toEqual({
      error: "Your account is already scheduled for deletion.",
    });
    expect(await subjects(admin)).toHaveLength(1);
    const other = await createUser();
    expect(await read(other)).toEqual({ deletion: null });
    expect((await keep(other)).status).toBe(404);
  });

  it("allows five requests a day", async () => {
    const admin = await createUser();
    for (let n = 0; n < 5; n++) {
      expect((await ask(admin)).status).toBe(200);
      await keep(admin);
    }
    expect((await ask(admin)).status).toBe(429);
  });

  it("withdraws the listing and blocks publishing until the account is kept", async () => {
    const admin = await createReadyHome();
    await publish(admin);
    await ask(admin);
    expect((await readListing(admin)).status).toBe("withdrawn");
    const refused = await putStatus(admin, { status: "active" });
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: "Your account is scheduled for deletion. To do this, keep your account first." },
    ]);
    await keep(admin);
    expect((await readListing(admin)).status).toBe("withdrawn");
    expect((await putStatus(admin, { status: "active" })).status).toBe(200);
  });

  it("accepts a home that was never listed", async () => {
    const admin = await createUser();
    await createProperty(admin);
    expect((await ask(admin)).status).toBe(200);
  });
});

describe("DELETE /api/account-deletion", () => {
  it("keeps the account and notifies everyone on it", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    await ask(admin);
    await mailsTo(admin.email);
    expect((await keep(member)).status).toBe(403);
    expect((await keep(admin)).body).toEqual({ success: true });
    expect(await read(member)).toEqual({ deletion: null });
    for (const person of [admin, member]) {
      expect((await subjects(person)).at(-1)).toBe("Your Porchlight account won't be deleted");
    }
    expect((await keep(admin)).status).toBe(404);
  });

  it("sends no email about a request that's canceled before the email goes out", async () => {
    const admin = await createUser();
    await ask(admin);
    await keep(admin);
    expect(await subjects(admin)).toEqual(["Your Porchlight account won't be deleted"]);
  });
});

describe("GET /api/account-deletion/contents", () => {
  it("counts what the account has, for the Admin only", async () => {
    const { admin, member } = await createHousehold();
    await createHousehold();
    const { body } = await call(contents, "GET", { as: admin });
    expect(body).toEqual({
      ...{ homes: 1, descriptions: 3, photos: 3, documents: 3, showings: 3, messages: 2 },
      ...{ offers: 2, people: 2, hasPlan: true, deletesAt: expect.any(String) },
    });
    expect((await call(contents, "GET", { as: member })).status).toBe(403);
  });

  it("counts only the Admin in a new account", async () => {
    const admin = await createUser();
    await createSubscription(admin, { days: -1 });
    expect((await call(contents, "GET", { as: admin })).body).toEqual({
      ...{ homes: 0, descriptions: 0, photos: 0, documents: 0, showings: 0, messages: 0 },
      ...{ offers: 0, people: 1, hasPlan: false, deletesAt: expect.any(String) },
    });
  });
});

describe("an emailed link", () => {
  const askLink = (as: TestUser, body: object = {}) => call(link, "POST", { as, body });
  const open = (secret: string) => call(confirmation, "POST", { body: { secret } });

  it("schedules the deletion once", async () => {
    const admin = await createUser({ password: null, googleId: "linker" });
    expect((await askLink(admin)).body).toEqual({ success: true });
    expect(await read(admin)).toEqual({ deletion: null });
    const secret = await mailedSecret(admin.email);
    expect((await open(secret)).status).toBe(200);
    expect(await read(admin)).toMatchObject({ deletion: { deletesAt: expect.any(String) } });
    expect((await open(secret)).status).toBe(404);
    expect((await askLink(admin)).status).toBe(409);
  });

  it("expires after an hour, and returns 409 if a deletion is already scheduled", async () => {
    const admin = await createUser();
    await askLink(admin);
    const secret = await mailedSecret(admin.email);
    await ask(admin);
    expect((await open(secret)).status).toBe(409);
    await keep(admin);
    await passHours(admin.id, 1);
    expect((await open(secret)).status).toBe(404);
    expect((await open("x".repeat(43))).status).toBe(404);
  });

  it("requires a code with two-step verification, and rejects members", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    expect((await askLink(member)).status).toBe(403);
    const { secret } = await turnOn(admin);
    expect((await askLink(admin)).status).toBe(400);
    expect((await askLink(admin, { code: appCode(secret) })).status).toBe(200);
  });
});

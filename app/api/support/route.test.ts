import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { after } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import type * as variables from "#server/env.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, passMinutes, type TestUser } from "#tests/factories.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import * as support from "./route.ts";

const settings = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});

const MESSAGE = {
  subject: "Photographs",
  message: "How do I add one?\n\nNothing happens.",
  contactEmail: "Pat@Example.com ",
  screen: "/photography",
};

beforeEach(async () => {
  for (const name of Object.keys(settings)) delete settings[name];
  await database().execute(sql`delete from jobs.job`);
  await rm(mailFolder(), { recursive: true, force: true });
});

const send = (as: TestUser | undefined, change: object = {}) =>
  call(support, "POST", { ...(as && { as }), body: { ...MESSAGE, ...change } });

async function mails() {
  await runJobs();
  return readMails(env().DATA_DIR);
}

describe("a support message", () => {
  it("is emailed to the operator with the account's plan, and replies go to the person", async () => {
    settings.SUPPORT_EMAIL = "help@example.org";
    const admin = await createUser();
    await createSubscription(admin, { planId: 3 });
    const as = await createUser({ parent: admin });
    expect(await send(as)).toMatchObject({ status: 200, body: { copyTo: null } });
    expect(after).toHaveBeenCalledOnce();

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "help@example.org",
      replyTo: "pat@example.com",
      subject: "[Premium support] Photographs",
    });
    for (const part of [
      "How do I add one?\n\nNothing happens.",
      "Plan: Premium",
      `Login email: ${as.email}`,
      "Screen: /photography",
      as.id,
      admin.id,
    ]) {
      expect(mail?.text).toContain(part);
    }
  });

  it("goes to the product's sender address when no support address is set", async () => {
    settings.MAIL_FROM = "Porchlight <hello@example.org>";
    await send(await createUser());
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ["hello@example.org", "[No plan] Photographs"],
    ]);
  });

  it("is copied to the person's confirmed email", async () => {
    const as = await createUser({ emailVerified: true });
    expect((await send(as)).body).toEqual({ copyTo: as.email });
    const copy = (await mails()).find(({ to }) => to === as.email);
    expect(copy).toMatchObject({ subject: "We received your message: Photographs", replyTo: null });
    expect(copy?.text).toContain("to pat@example.com");
    expect(copy?.text).toContain("Nothing happens.");
  });

  it("can request a feature if the plan includes it", async () => {
    const as = await createUser();
    await createSubscription(as, { planId: 3 });
    expect((await send(as, { topic: "feature" })).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe("[Premium support] Feature request: Photographs");
  });

  it("is escaped and can't add headers", async () => {
    const as = await createUser();
    await send(as, {
      subject: "One\u2028Bcc: other@example.com",
      message: '<a href="https://evil.example">Click</a>',
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe("[No plan] One Bcc: other@example.com");
    expect(mail?.html).toContain("&lt;a href=");
    expect(mail?.links).not.toContain("https://evil.example");
  });
});

describe("refuses a support message", () => {
  it.each([
    ["subject", ""],
    ["subject", "x".repeat(151)],
    ["message", " "],
    ["message", "x".repeat(5_001)],
    ["contactEmail", "nobody"],
    ["screen", "https://evil.example"],
    ["topic", "else"],
  ])("with an invalid %s", async (field, value) => {
    const answer = await send(await createUser(), { [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ["Basic", { planId: 2 }],
    ["an expired plan", { planId: 3, days: -1 }],
  ])("that requests a feature with %s", async (_, plan) => {
    const as = await createUser();
    await createSubscription(as, plan);
    expect(await send(as, { topic: "feature" })).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining("Premium") },
    });
    expect(await mails()).toEqual([]);
  });

  it("from a visitor", async () => {
    expect((await send(undefined)).status).toBe(401);
  });

  it("when email isn't set up", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    settings.EMBEDDED_DATABASE = false;
    const answer = await send(await createUser());
    expect(answer).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/Email isn't set up/) },
    });
    expect(log).toHaveBeenCalledOnce();
  });

  it("after ten an hour from a person, or thirty a day from an account", async () => {
    const admin = await createUser();
    const sendAll = async (as: TestUser, count: number) => {
      for (let n = 0; n < count; n++) expect((await send(as)).status).toBe(200);
    };
    await sendAll(admin, 10);
    const refused = await send(admin);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
    await sendAll(await createUser({ parent: admin }), 10);
    await passMinutes(61);
    await sendAll(admin, 10);
    expect((await send(admin)).status).toBe(429);
    expect((await send(await createUser({ parent: admin }))).status).toBe(429);
    expect((await send(await createUser())).status).toBe(200);
  });
});

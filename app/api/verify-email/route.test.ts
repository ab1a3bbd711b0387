import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as emailAddress from "#app/api/email-address/route.ts";
import * as confirmation from "#app/api/email-address/confirmation/route.ts";
import * as usersRoute from "#app/api/users/route.ts";
import { database } from "#db/client.ts";
import { linkIdentity } from "#db/queries/accounts.ts";
import { users } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD } from "#tests/factories.ts";
import { deleteMails, mailedSecret, mailsTo, passHours } from "#tests/mailed-links.ts";
import * as route from "./route.ts";

beforeEach(deleteMails);
let serial = 0;

async function signUp() {
  const email = `signed-up-${++serial}@example.com`;
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await call(usersRoute, "POST", { body });
  const { id } = answer.body as { id: string };
  return { id, email, accountId: id };
}
const verify = (secret: string) => call(route, "POST", { body: { secret } });
const readAddress = async (as: { id: string; email: string; accountId: string }) =>
  (await call(emailAddress, "GET", { as })).body;
const sendAgain = (as: { id: string; email: string; accountId: string }) =>
  call(confirmation, "POST", { as });

describe("POST /api/verify-email", () => {
  it("confirms a new user's email once, with the emailed link", async () => {
    const user = await signUp();
    expect(await readAddress(user)).toEqual({
      email: user.email,
      isConfirmed: false,
      awaited: null,
      canBeMailed: true,
    });
    const secret = await mailedSecret(user.email);
    const answer = await verify(secret);
    expect([answer.status, answer.body]).toEqual([200, { email: user.email }]);
    expect(await readAddress(user)).toMatchObject({ isConfirmed: true });
    expect((await verify(secret)).status).toBe(404);
  });

  it("expires after seven days, with the same response as an unknown link", async () => {
    const user = await signUp();
    const secret = await mailedSecret(user.email);
    await passHours(user.id, 7 * 24);
    const late = await verify(secret);
    const unknown = await verify("a".repeat(43));
    expect([late.status, late.body]).toEqual([404, unknown.body]);
    expect(await readAddress(user)).toMatchObject({ isConfirmed: false });
  });

  it("returns 404 if the email was changed in the meantime", async () => {
    const user = await signUp();
    const secret = await mailedSecret(user.email);
    await database().update(users).set({ email: "other@example.com" }).where(eq(users.id, user.id));
    expect((await verify(secret)).status).toBe(404);
  });
});

describe("POST /api/email-address/confirmation", () => {
  it("emails a new link and ends the older one", async () => {
    const user = await signUp();
    const first = await mailedSecret(user.email);
    expect((await sendAgain(user)).body).toEqual({ success: true });
    const second = await mailedSecret(user.email);
    expect(await mailsTo(user.email)).toHaveLength(2);
    expect((await verify(first)).status).toBe(404);
    expect((await verify(second)).status).toBe(200);
    expect((await sendAgain(user)).status).toBe(409);
  });

  it("limits requests", async () => {
    const user = await signUp();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await sendAgain(user)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("emails the invitation to a person an Admin added", async () => {
    const member = await createUser({ parent: await createUser() });
    await sendAgain(member);
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe("You've been added to a Porchlight account");
  });
});

describe("an account opened with an identity provider", () => {
  const byProvider = (provider: string, email: string, emailVerified: boolean) =>
    linkIdentity({ provider, providerAccountId: email, email, emailVerified });

  it("notifies its owner that it was claimed, and ends earlier links", async () => {
    const user = await signUp();
    const secret = await mailedSecret(user.email);
    expect((await byProvider("google", user.email, true)).outcome).toBe("claimed");
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe("Your account has a new login method");
    expect((await verify(secret)).status).toBe(404);
  });

  it("requires confirmation when the provider doesn't vouch for the email", async () => {
    const email = "by-facebook@example.com";
    expect((await byProvider("facebook", email, false)).outcome).toBe("created");
    expect((await verify(await mailedSecret(email))).body).toEqual({ email });
    await byProvider("google", "by-google@example.com", true);
    expect(await mailsTo("by-google@example.com")).toEqual([]);
  });
});

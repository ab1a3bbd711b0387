import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as emailAddress from "#app/api/email-address/route.ts";
import * as confirmation from "#app/api/email-address/confirmation/route.ts";
import * as usersRoute from "#app/api/users/route.ts";
import { database } from "#db/client.ts";
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
  it("confirms the address of who has signed up, by the mail that they got", async () => {
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

  it("works for seven days, and answers alike afterwards and for an unknown link", async () => {
    const user = await signUp();
    const secret = await mailedSecret(user.email);
    await passHours(user.id, 7 * 24);
    const late = await verify(secret);
    const unknown = await verify("a".repeat(43));
    expect([late.status, late.body]).toEqual([404, unknown.body]);
    expect(await readAddress(user)).toMatchObject({ isConfirmed: false });
  });

  it("is worth nothing for an address that was changed meanwhile", async () => {
    const user = await signUp();
    const secret = await mailedSecret(user.email);
    await database().update(users).set({ email: "other@example.com" }).where(eq(users.id, user.id));
    expect((await verify(secret)).status).toBe(404);
  });
});

describe("POST /api/email-address/confirmation", () => {
  it("mails a new link, and the older one ends", async () => {
    const user = await signUp();
    const first = await mailedSecret(user.email);
    expect((await sendAgain(user)).body).toEqual({ success: true });
    const second = await mailedSecret(user.email);
    expect(await mailsTo(user.email)).toHaveLength(2);
    expect((await verify(first)).status).toBe(404);
    expect((await verify(second)).status).toBe(200);
    expect((await sendAgain(user)).status).toBe(409);
  });

  it("is bounded", async () => {
    const user = await signUp();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await sendAgain(user)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("mails the invitation to someone whom an Admin has added", async () => {
    const member = await createUser({ parent: await createUser() });
    await sendAgain(member);
    expect((await mailsTo(member.email))[0]?.subject).toContain("has added you");
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as again from "#app/api/invitations/[userId]/route.ts";
import * as invitations from "#app/api/invitations/route.ts";
import * as login from "#app/api/login/route.ts";
import * as oneUser from "#app/api/users/[id]/route.ts";
import * as usersRoute from "#app/api/users/route.ts";
import { database } from "#db/client.ts";
import { linkIdentity } from "#db/queries/accounts.ts";
import { accountEvents } from "#db/schema/index.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import { call } from "#tests/api.ts";
import {
  confirmEmail,
  createSubscription,
  createUser,
  PASSWORD,
  signIn,
  type TestUser,
} from "#tests/factories.ts";
import { deleteMails, mailedSecret, mailsTo, passHours } from "#tests/mailed-links.ts";
import * as route from "./route.ts";

const OWN = "N3w-passw0rd";
beforeEach(deleteMails);
let serial = 0;

async function addSomeone({ isConfirmed = true } = {}) {
  const admin = await createUser({ emailVerified: isConfirmed });
  await createSubscription(admin);
  const email = `added-${++serial}@example.com`;
  const body = { email, fullName: "Bo Lane", password: PASSWORD, confirmPassword: PASSWORD };
  const { id } = (await call(usersRoute, "POST", { as: admin, body })).body as { id: string };
  return { admin, member: { id, email, accountId: admin.accountId } };
}
const accept = (secret: string, password = OWN) =>
  call(route, "POST", { body: { secret, password, confirmPassword: password } });
const logIn = (email: string, password: string) =>
  call(login, "POST", { body: { email, password } });
const listOf = async (as: TestUser) => (await call(invitations, "GET", { as })).body;
const sendAgain = (as: TestUser, userId: string) => call(again, "POST", { as, params: { userId } });
const byGoogle = (email: string) =>
  linkIdentity({ provider: "google", providerAccountId: email, email, emailVerified: true });

describe("an invitation", () => {
  it("is emailed to the added person, and lets them set their own password", async () => {
    const { admin, member } = await addSomeone();
    expect((await logIn(member.email, PASSWORD)).status).toBe(200);
    const cookie = await signIn(member);
    expect(await listOf(admin)).toEqual([{ userId: member.id }]);
    expect((await byGoogle(member.email)).outcome).toBe("unaccepted");

    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe("You've been added to a Porchlight account");
    expect(mail?.text).toContain(`${quotedName(admin.email)} is selling a home`);
    expect((await accept(await mailedSecret(member.email))).status).toBe(200);
    expect((await logIn(member.email, OWN)).status).toBe(200);
    expect((await logIn(member.email, PASSWORD)).status).toBe(401);
    expect((await call(currentUser, "GET", { cookie })).status).toBe(401);
    expect(await listOf(admin)).toEqual([]);
    expect((await byGoogle(member.email)).outcome).toBe("linked");
    const events = await database()
      .select({
        kind: accountEvents.kind,
        data: accountEvents.data,
        actorId: accountEvents.actorId,
      })
      .from(accountEvents)
      .where(eq(accountEvents.accountId, admin.id));
    expect(events).toEqual([
      { kind: "person_joined", data: { name: "Bo Lane" }, actorId: member.id },
    ]);
  });

  it("works once, for seven days, and rejects an easily guessed password", async () => {
    const { member } = await addSomeone();
    const secret = await mailedSecret(member.email);
    expect((await accept(secret, "Password1!")).status).toBe(400);
    await passHours(member.id, 7 * 24);
    expect((await accept(secret)).status).toBe(404);
    const other = await addSomeone();
    const theirs = await mailedSecret(other.member.email);
    expect((await accept(theirs)).status).toBe(200);
    expect((await accept(theirs)).status).toBe(404);
  });

  it("ends when the person is deleted", async () => {
    const { admin, member } = await addSomeone();
    const secret = await mailedSecret(member.email);
    await call(oneUser, "DELETE", { as: admin, params: { id: member.id } });
    expect((await accept(secret)).status).toBe(404);
  });
});

describe("POST /api/invitations/{userId}", () => {
  it("sends the email again and ends the older link", async () => {
    const { admin, member } = await addSomeone();
    const first = await mailedSecret(member.email);
    expect((await sendAgain(admin, member.id)).body).toEqual({ success: true });
    const second = await mailedSecret(member.email);
    expect((await accept(first)).status).toBe(404);
    expect((await accept(second)).status).toBe(200);
    expect((await sendAgain(admin, member.id)).status).toBe(409);
  });

  it("returns 404 for people on another account", async () => {
    const { member } = await addSomeone();
    const stranger = await createUser({ emailVerified: true });
    expect((await sendAgain(stranger, member.id)).status).toBe(404);
    expect(await listOf(stranger)).toEqual([]);
    await mailsTo(member.email);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it("limits invitations per address and per account", async () => {
    const { admin, member } = await addSomeone();
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push((await sendAgain(admin, member.id)).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    const ofAccount = [];
    for (let n = 0; n < 27; n++) {
      const { id } = await createUser({ parent: admin });
      ofAccount.push((await sendAgain(admin, id)).status);
    }
    expect(ofAccount.filter((status) => status === 200)).toHaveLength(26);
    expect(ofAccount.at(-1)).toBe(429);
  });

  it("requires the inviting person's confirmed email", async () => {
    const { admin, member } = await addSomeone({ isConfirmed: false });
    expect(await mailsTo(member.email)).toEqual([]);
    expect((await logIn(member.email, PASSWORD)).status).toBe(200);
    const error = "Confirm your email to send invitations.";
    expect(await sendAgain(admin, member.id)).toMatchObject({ status: 403, body: { error } });
    await confirmEmail(admin);
    expect((await sendAgain(admin, member.id)).status).toBe(200);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });
});

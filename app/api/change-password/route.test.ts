import { expect, it } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as login from "#app/api/login/route.ts";
import { findKnownDevice, rememberDevice } from "#db/queries/known-devices.ts";
import { call } from "#tests/api.ts";
import { createUser, passMinutes, PASSWORD, signIn } from "#tests/factories.ts";
import * as route from "./route.ts";

const NEW = "N3w-passw0rd";
const change = { oldPassword: PASSWORD, newPassword: NEW };

it("sets the password, keeps this session, and ends the user's others", async () => {
  const user = await createUser();
  const [here, elsewhere] = [await signIn(user), await signIn(user)];
  const answer = await call(route, "POST", { cookie: here, body: change });
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect((await call(currentUser, "GET", { cookie: here })).status).toBe(200);
  expect((await call(currentUser, "GET", { cookie: elsewhere })).status).toBe(401);

  const logIn = (password: string) =>
    call(login, "POST", { body: { email: user.email, password } });
  expect((await logIn(PASSWORD)).status).toBe(401);
  expect((await logIn(NEW)).status).toBe(200);
});

it("leaves other users' sessions alone", async () => {
  const user = await createUser();
  const partner = await signIn(await createUser({ parent: user }));
  await call(route, "POST", { as: user, body: change });
  expect((await call(currentUser, "GET", { cookie: partner })).status).toBe(200);
});

it("rejects a wrong current password on its field", async () => {
  const answer = await call(route, "POST", {
    as: await createUser(),
    body: { ...change, oldPassword: "Wrong0ne!" },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error: "Current password is incorrect",
    fields: { oldPassword: "Current password is incorrect" },
  });
});

it("refuses an account that only logs in with Google", async () => {
  const user = await createUser({ password: null, googleId: "g-2" });
  const answer = await call(route, "POST", { as: user, body: change });
  expect(answer.status).toBe(400);
});

it("checks the new password against the five rules", async () => {
  const answer = await call(route, "POST", {
    as: await createUser(),
    body: { ...change, newPassword: "password" },
  });
  expect(answer.body).toMatchObject({
    fields: { newPassword: "Password must contain at least one uppercase character" },
  });
});

it.each(["Password1!", "Qwerty123!", "Porchlight-77"])(
  "refuses the easily guessed %s and keeps the old password",
  async (newPassword) => {
    const user = await createUser();
    const answer = await call(route, "POST", { as: user, body: { ...change, newPassword } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: { newPassword: expect.stringMatching(/^That password is .+ choose another\.$/) },
    });
    expect((await call(route, "POST", { as: user, body: change })).status).toBe(200);
  },
);

it("accepts one of two changes at the same time", async () => {
  // One session, because a change ends the others.
  const cookie = await signIn(await createUser());
  const answers = await Promise.all(
    ["First-0ne", "Second-0ne"].map((newPassword) =>
      call(route, "POST", { cookie, body: { ...change, newPassword } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it("returns 429 after 10 wrong passwords, until the window has passed", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const attempt = (oldPassword: string) =>
    call(route, "POST", { cookie, body: { ...change, oldPassword } });
  const wrong = await Promise.all(Array.from({ length: 12 }, () => attempt("Wrong0ne!")));
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10);

  const closed = await attempt(PASSWORD);
  expect(closed.status).toBe(429);
  expect(closed.body).toEqual({
    error: "Too many wrong passwords. Please wait a few minutes and try again.",
  });
  expect(Number(closed.headers.get("Retry-After"))).toBeGreaterThan(800);

  await passMinutes(15);
  expect((await attempt(PASSWORD)).status).toBe(200);
});

it("doesn't count successful changes toward the limit", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  for (let n = 0; n < 12; n++) {
    const [oldPassword, newPassword] = n % 2 ? [NEW, PASSWORD] : [PASSWORD, NEW];
    const answer = await call(route, "POST", { cookie, body: { oldPassword, newPassword } });
    expect(answer.status).toBe(200);
  }
});

it("forgets the user's other browsers but no one else's", async () => {
  const user = await createUser();
  const other = await createUser();
  const here = await rememberDevice(user.id, null);
  const elsewhere = await rememberDevice(user.id, null);
  const ofOther = await rememberDevice(other.id, null);
  const cookie = `${await signIn(user)}; porchlight.device=${here}`;
  expect((await call(route, "POST", { cookie, body: change })).status).toBe(200);
  expect(await findKnownDevice(user.email, here)).not.toBeNull();
  expect(await findKnownDevice(user.email, elsewhere)).toBeNull();
  expect(await findKnownDevice(other.email, ofOther)).not.toBeNull();
});

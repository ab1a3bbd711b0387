import { expect, it } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as login from "#app/api/login/route.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, signIn } from "#tests/factories.ts";
import * as route from "./route.ts";

const NEW = "N3w-passw0rd";
const change = { oldPassword: PASSWORD, newPassword: NEW };

it("sets the password, keeps this session and ends the user's others", async () => {
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

it("refuses a wrong current password, on its field", async () => {
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

it("refuses an account that signs in with Google only", async () => {
  const user = await createUser({ password: null, googleId: "g-2" });
  const answer = await call(route, "POST", { as: user, body: change });
  expect(answer.status).toBe(400);
});

it("holds the new password to the five rules", async () => {
  const answer = await call(route, "POST", {
    as: await createUser(),
    body: { ...change, newPassword: "password" },
  });
  expect(answer.body).toMatchObject({
    fields: { newPassword: "Password must contain at least one uppercase character" },
  });
});

it("lets one of two changes at once win", async () => {
  const user = await createUser();
  const answers = await Promise.all(
    ["First-0ne", "Second-0ne"].map((newPassword) =>
      call(route, "POST", { as: user, body: { ...change, newPassword } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

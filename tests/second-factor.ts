import { Secret, TOTP } from "otpauth";
import * as login from "#app/api/login/route.ts";
import * as completion from "#app/api/login/second-factor/route.ts";
import * as confirm from "#app/api/second-factor/confirm/route.ts";
import * as factor from "#app/api/second-factor/route.ts";
import { call } from "./api.ts";
import { PASSWORD, signIn, type TestUser } from "./factories.ts";

/** Returns an authenticator app's current code, or a later one by steps of 30 seconds. */
export function appCode(secret: string, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Returns the Cookie header that a browser would send after a response. */
export function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Turns on two-step verification with the previous step's code, which leaves the current one unused. */
export async function turnOn(user: TestUser, cookie?: string) {
  const browser = { cookie: cookie ?? (await signIn(user)) };
  const start = await call(factor, "POST", { ...browser, body: { password: PASSWORD } });
  const { secret } = start.body as { secret: string };
  const body = { code: appCode(secret, -1) };
  const confirmed = await call(confirm, "POST", { ...browser, body });
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return { secret, recoveryCodes, ...browser };
}

/** Logs in up to the second factor. */
export async function startSignIn({ email }: TestUser, password = PASSWORD) {
  const { status, body, headers } = await call(login, "POST", { body: { email, password } });
  return { status, body, cookie: cookieOf(headers) };
}

export const sendCode = (cookie: string, code: string) =>
  call(completion, "POST", { cookie, body: { code } });

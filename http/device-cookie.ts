import "server-only";
import { NextRequest } from "next/server";
import { DEVICE_SECONDS, rememberDevice } from "#services/known-devices.ts";
import { publicOrigin } from "./origin.ts";
import { cookieOf } from "./session-cookie.ts";

const TOKEN = /^[\w-]{43}$/;

function deviceCookie(headers: Headers) {
  const { name, options } = cookieOf(headers, "device");
  return { name, options: { ...options, maxAge: DEVICE_SECONDS } };
}

/** Returns the token of a browser that has been used to log in, or null. */
export function readDeviceToken(headers: Headers): string | null {
  const { cookies } = new NextRequest(publicOrigin(headers), { headers });
  const token = cookies.get(deviceCookie(headers).name)?.value ?? "";
  return TOKEN.test(token) ? token : null;
}

/**
 * Remembers that a user has logged in with this browser.
 * @returns the cookie that identifies it next time; it outlives the session
 */
export async function rememberBrowser(headers: Headers, userId: string) {
  const token = await rememberDevice(userId, readDeviceToken(headers));
  const { name, options } = deviceCookie(headers);
  return [name, token, options] as const;
}

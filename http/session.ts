import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { recordPageFailure } from "#server/page-failures.ts";
import {
  findSessionUser,
  type Reads,
  type SessionRead,
  type SessionUser,
  type Values,
} from "#services/sessions.ts";
import { isSignInPending } from "#services/sign-in.ts";
import { REQUEST_ID } from "./request-id.ts";
import { readCookie } from "./session-cookie.ts";

interface Session {
  id: string;
  user: SessionUser;
}

/**
 * Finds the session of a request.
 * @param options `isUse`: whether the request extends the session
 */
export async function findSession(
  requestHeaders: Headers,
  options?: { isUse: boolean },
): Promise<Session | null> {
  const { sessionId } = await readCookie(requestHeaders);
  if (!sessionId) return null;
  const user = await findSessionUser(sessionId, options);
  return user && { id: sessionId, user };
}

/**
 * Reads a page's data with the session in one statement. Redirects to the login screen without a
 * valid session.
 */
export async function requireRead<R extends Reads>(read: SessionRead<R>, values?: Values) {
  const sent = await headers();
  const { sessionId } = await readCookie(sent);
  if (!sessionId) return clearSession();
  const found = await read(sessionId, values).catch((error: unknown) => {
    throw recordPageFailure(error, sent.get(REQUEST_ID));
  });
  return found ? { sessionId, ...found } : clearSession();
}

const clearSession = () => redirect("/api/auth/ended");

/** Returns whether the browser sent a session's cookie. The session may have ended, so this protects nothing. */
export const hasSessionCookie = async (): Promise<boolean> =>
  (await readCookie(await headers())).sessionId !== null;

/** Returns whether this browser's login is waiting for the second factor's code. */
export async function isCodePending(): Promise<boolean> {
  const { pendingSignInId } = await readCookie(await headers());
  return pendingSignInId !== null && isSignInPending(pendingSignInId);
}

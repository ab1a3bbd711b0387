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

/** @param options `isUse`: whether it is a use of the session, which moves its end on */
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
 * What a page reads of the person who asks, in one statement with their session. Redirects to the
 * login screen where no session stands.
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

/** Whether this browser is in the middle of a sign-in: the code of the second factor is to come. */
export async function isCodePending(): Promise<boolean> {
  const { pendingSignInId } = await readCookie(await headers());
  return pendingSignInId !== null && isSignInPending(pendingSignInId);
}

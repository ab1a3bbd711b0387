import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findSessionUser, type SessionUser } from "#services/sessions.ts";
import { readCookie } from "./session-cookie.ts";

export async function findSession(
  requestHeaders: Headers,
): Promise<{ id: string; user: SessionUser } | null> {
  const { sessionId } = await readCookie(requestHeaders);
  if (!sessionId) return null;
  const user = await findSessionUser(sessionId);
  return user && { id: sessionId, user };
}

export const getUser = cache(async (): Promise<SessionUser | null> => {
  const session = await findSession(await headers());
  return session?.user ?? null;
});

/** Redirects to the login screen where no session stands. */
export async function requireUser(): Promise<SessionUser> {
  return (await getUser()) ?? redirect("/api/auth/ended");
}

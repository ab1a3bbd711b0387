import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findSessionUser, type SessionUser } from "#services/sessions.ts";
import { readSessionId } from "./session-cookie.ts";

/** The session that a request carries and its user, or null when there is none that stands. */
export async function findSession(
  requestHeaders: Headers,
): Promise<{ id: string; user: SessionUser } | null> {
  const id = await readSessionId(requestHeaders);
  if (!id) return null;
  const user = await findSessionUser(id);
  return user && { id, user };
}

/** The signed-in person of the page that is being rendered, or null; one query a request. */
export const getUser = cache(async (): Promise<SessionUser | null> => {
  const session = await findSession(await headers());
  return session?.user ?? null;
});

/** The signed-in person; a visitor whose session has ended goes to the login screen. */
export async function requireUser(): Promise<SessionUser> {
  return (await getUser()) ?? redirect("/api/auth/ended");
}

import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findSessionUser, type SessionUser } from "#services/sessions.ts";
import { readSessionId } from "./session-cookie.ts";

export async function findSession(
  requestHeaders: Headers,
): Promise<{ id: string; user: SessionUser } | null> {
  const id = await readSessionId(requestHeaders);
  if (!id) return null;
  const user = await findSessionUser(id);
  return user && { id, user };
}

export const getUser = cache(async (): Promise<SessionUser | null> => {
  const session = await findSession(await headers());
  return session?.user ?? null;
});

/** Redirects to the login screen where no session stands. */
export async function requireUser(): Promise<SessionUser> {
  return (await getUser()) ?? redirect("/api/auth/ended");
}

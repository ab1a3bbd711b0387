import "server-only";
import * as sessions from "#db/queries/sessions.ts";
import { notFound } from "#lib/errors.ts";
import type { SessionView } from "#lib/schemas/sessions.ts";
import { logSecurityEvent } from "#server/security-log.ts";

export {
  countSessionsOf,
  endSession,
  endSessionsOf,
  LONGEST_SECONDS,
  type SessionUser,
} from "#db/queries/sessions.ts";
export {
  type Answers,
  findSessionUser,
  type Reads,
  sessionRead,
  type SessionRead,
} from "#db/session-read.ts";
export { readEach, type Values } from "#db/owned-read.ts";

export const ownSessions = sessions.ownSessions;

/** Ends a session at its owner's wish; one that has ended already is no event. */
export async function signOut(sessionId: string): Promise<void> {
  const userId = await sessions.endSession(sessionId);
  if (userId) logSecurityEvent("sign_out", { outcome: "succeeded", userId });
}

/** @param currentId the session that asks: it comes first, then the others, the one last used first */
export function viewSessions(
  rows: ReturnType<typeof ownSessions.view>,
  currentId: string,
): SessionView[] {
  const views = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    signedInAt: createdAt.toISOString(),
    // The one that asks is used by asking.
    lastUsedAt: (id === currentId ? new Date() : lastUsedAt).toISOString(),
    isCurrent: id === currentId,
  }));
  return views.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** @throws AppError `not_found` for a session that is not the user's, or has ended */
export async function endOwnSession(userId: string, sessionId: string): Promise<void> {
  if (!(await sessions.endOwnSession(userId, sessionId))) {
    throw notFound("That device is no longer logged in.");
  }
  logSecurityEvent("session_ended", { outcome: "succeeded", subject: sessionId });
}

export async function endOtherSessions(userId: string, keptSessionId: string): Promise<void> {
  for (const subject of await sessions.endOtherSessions(userId, keptSessionId)) {
    logSecurityEvent("session_ended", { outcome: "succeeded", subject });
  }
}

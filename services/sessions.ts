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

/** Logs a session out. A session that has already ended logs no event. */
export async function signOut(sessionId: string): Promise<void> {
  const userId = await sessions.endSession(sessionId);
  if (userId) logSecurityEvent("sign_out", { outcome: "succeeded", userId });
}

/**
 * Lists a person's sessions: the current one first, then by last use.
 * @param currentId the session that asks
 */
export function viewSessions(
  rows: ReturnType<typeof ownSessions.view>,
  currentId: string,
): SessionView[] {
  const views = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    signedInAt: createdAt.toISOString(),
    // Asking is a use of the current session.
    lastUsedAt: (id === currentId ? new Date() : lastUsedAt).toISOString(),
    isCurrent: id === currentId,
  }));
  return views.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one of a user's sessions.
 * @throws AppError `not_found` for another user's or an ended session
 */
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

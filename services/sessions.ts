import "server-only";

import { endSession } from "#db/queries/sessions.ts";
import { logSecurityEvent } from "#server/security-log.ts";

export {
  createSession,
  endSession,
  findSessionUser,
  SESSION_SECONDS,
  type SessionUser,
} from "#db/queries/sessions.ts";

/** Ends a session at its owner's wish; one that has ended already is no event. */
export async function signOut(sessionId: string): Promise<void> {
  const userId = await endSession(sessionId);
  if (userId) logSecurityEvent("sign_out", { outcome: "succeeded", userId });
}

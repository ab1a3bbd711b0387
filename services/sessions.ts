import "server-only";

export {
  createSession,
  endSession,
  endSessionsOf,
  findSessionUser,
  SESSION_SECONDS,
  type SessionUser,
} from "#db/queries/sessions.ts";

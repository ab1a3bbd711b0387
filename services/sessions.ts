import "server-only";

export {
  createSession,
  endSession,
  findSessionUser,
  SESSION_SECONDS,
  type SessionUser,
} from "#db/queries/sessions.ts";

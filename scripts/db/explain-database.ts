import { DatabaseError } from "#db/migrate.ts";
import { AppError, codeOf } from "#lib/errors.ts";
import { StartError } from "../start-error.ts";

const WHY: Record<string, string> = {
  ECONNREFUSED: "nothing listens at that address",
  ENOTFOUND: "its host name is unknown",
  EAI_AGAIN: "its host name cannot be looked up",
  ETIMEDOUT: "the server does not answer",
  EHOSTUNREACH: "the server cannot be reached",
  ENETUNREACH: "the server cannot be reached",
  CONNECT_TIMEOUT: "the server does not answer",
  CONNECTION_CLOSED: "the server closed the connection",
  CONNECTION_ENDED: "the server closed the connection",
  ECONNRESET: "the server closed the connection",
  "28P01": "the password is wrong",
  "28000": "the server refuses this user",
  "3D000": "there is no such database",
  "53300": "the server has no connection left",
  "42501": "this user may not make tables there",
};

/** Turns a refusal of the server into a sentence without the password; anything else is passed on. @throws StartError */
export function explainDatabase(url: string, error: unknown): never {
  // Told of already, by its own sentence: another service was away.
  if (error instanceof AppError) throw error;
  if (error instanceof DatabaseError) throw new StartError(error.message, { cause: error });
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = WHY[codeOf(error) ?? ""] ?? WHY[codeOf(cause) ?? ""];
  if (!reason) throw error;
  const { username, host, pathname } = new URL(url);
  const place = `${username && `${decodeURIComponent(username)}@`}${host}${pathname}`;
  throw new StartError(
    `The database ${place} cannot be used (${reason}): correct DATABASE_URL, or start that server.`,
    { cause: error },
  );
}

import { DatabaseError } from "#db/migrate.ts";
import { AppError, codeOf } from "#lib/errors.ts";
import { StartError } from "../start-error.ts";

const WHY: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "unknown host name",
  EAI_AGAIN: "the host name lookup failed",
  ETIMEDOUT: "the server isn't responding",
  EHOSTUNREACH: "the server can't be reached",
  ENETUNREACH: "the server can't be reached",
  CONNECT_TIMEOUT: "the server isn't responding",
  CONNECTION_CLOSED: "the server closed the connection",
  CONNECTION_ENDED: "the server closed the connection",
  ECONNRESET: "the server closed the connection",
  "28P01": "wrong password",
  "28000": "the server rejected this user",
  "3D000": "the database doesn't exist",
  "53300": "the server has too many connections",
  "42501": "this user isn't allowed to create tables",
};

/**
 * Turns a database error into a message without the password. Rethrows other errors.
 * @throws StartError for a known database error
 */
export function explainDatabase(url: string, error: unknown): never {
  // Another service failed; its error already has a readable message.
  if (error instanceof AppError) throw error;
  if (error instanceof DatabaseError) throw new StartError(error.message, { cause: error });
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = WHY[codeOf(error) ?? ""] ?? WHY[codeOf(cause) ?? ""];
  if (!reason) throw error;
  const { username, host, pathname } = new URL(url);
  const place = `${username && `${decodeURIComponent(username)}@`}${host}${pathname}`;
  throw new StartError(
    `Can't use the database ${place} (${reason}). Correct DATABASE_URL, or start the server.`,
    { cause: error },
  );
}

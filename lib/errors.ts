export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  length_required: 411,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  bad_gateway: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type FieldErrors = Record<string, string>;

/** What was saved since the revision that a refused change is based on. */
export interface Conflict {
  revision: number;
  /** ISO 8601 */
  at: string;
  /** Null for a deleted person. */
  by: { id: string; name: string } | null;
  /** The saved values, as the form's own read shows them. */
  current: unknown;
}

/**
 * An error shown to a person. `message` is a sentence for them; `fields` has a message for each invalid
 * field; `retryAfter` is in seconds; `challenge` is the WWW-Authenticate header; `cause` is logged and
 * never sent to the client; `conflict` is sent with it.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;
  readonly conflict: Conflict | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fields?: FieldErrors;
      retryAfter?: number;
      challenge?: string;
      conflict?: Conflict;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.challenge = options.challenge;
    this.conflict = options.conflict;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export const LOG_IN = "Please log in to continue.";
export const NO_PROPERTY = "Add your property's address first.";
export const NO_USER = "User not found.";

export function notFound(message = "We couldn't find that."): AppError {
  return new AppError("not_found", message);
}

/**
 * Returns the value.
 * @throws AppError `not_found` for null or undefined
 */
export function found<T>(value: T | null | undefined, message?: string): T {
  if (value === null || value === undefined) throw notFound(message);
  return value;
}

/** Returns the error and its causes, outermost first. */
export function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  let next = error;
  while (next instanceof Error && chain.length < 8) {
    chain.push(next);
    next = next.cause;
  }
  return chain;
}

export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === "23505");
}

/** Returns whether an exclusion constraint rejected an overlapping row. */
export function isExclusionViolation(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === "23P01");
}

/** Returns whether a row was rejected because its user was deleted. */
export function isUserGone(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      codeOf(cause) === "23503" &&
      "constraint_name" in cause &&
      String(cause.constraint_name).endsWith("_users_id_fk"),
  );
}

const DATABASE_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  // PostgreSQL, appendix A: too many connections, shutting down, crashed, starting up. PgBouncer sends
  // 08P01 if it has no server available.
  "08P01",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((cause) => DATABASE_AWAY.has(codeOf(cause) ?? ""));
}

// PostgreSQL, appendix A: disk full, out of memory, configuration limit exceeded, I/O error, read-only
// server.
const CANNOT_WRITE = new Set(["53100", "53200", "53400", "58030", "25006"]);

export function cannotWrite(error: unknown): boolean {
  return causes(error).some((cause) => CANNOT_WRITE.has(codeOf(cause) ?? ""));
}

// PostgreSQL, appendix A: undefined table, column, schema or function.
const NOT_MIGRATED = new Set(["42P01", "42703", "3F000", "42883"]);

/** Returns whether the database lacks a migration that the code needs. */
export function lacksTable(error: unknown): boolean {
  return causes(error).some((cause) => NOT_MIGRATED.has(codeOf(cause) ?? ""));
}

/**
 * Returns the error for a database with missing migrations. The message doesn't reveal how the server
 * is run.
 */
export function notMigrated(cause: unknown): AppError {
  return new AppError(
    "unavailable",
    "Porchlight is being set up or updated. Please try again in a few minutes.",
    { cause },
  );
}

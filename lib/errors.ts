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

/**
 * A failure that a person is told of. `message` is a sentence for them; `fields` holds a message for
 * each faulty field; `retryAfter` is in seconds; `challenge` is what a program is told of how it may
 * prove who it is (WWW-Authenticate); `cause` is logged and never sent to a client.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fields?: FieldErrors;
      retryAfter?: number;
      challenge?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.challenge = options.challenge;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What is said where an account needs a property and has none. */
export const NO_PROPERTY = "Add your property's address first.";

export function notFound(message = "We couldn't find that."): AppError {
  return new AppError("not_found", message);
}

/** @throws AppError `not_found` for null or undefined */
export function found<T>(value: T | null | undefined, message?: string): T {
  if (value === null || value === undefined) throw notFound(message);
  return value;
}

/** The error and its causes, outermost first. */
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

/** Whether a row was refused because an exclusion constraint keeps it from overlapping another. */
export function isExclusionViolation(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === "23P01");
}

/** Whether a row was refused because the user whom it names has been deleted. */
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
  // PostgreSQL, appendix A: too many connections, shutting down, crashed, starting up; 08P01 is how
  // PgBouncer says that it has no server, or none free.
  "08P01",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((cause) => DATABASE_AWAY.has(codeOf(cause) ?? ""));
}

// PostgreSQL, appendix A: disk full, out of memory, a limit of its configuration; an input or output
// error; a standby, or a server that was made read-only.
const CANNOT_WRITE = new Set(["53100", "53200", "53400", "58030", "25006"]);

export function cannotWrite(error: unknown): boolean {
  return causes(error).some((cause) => CANNOT_WRITE.has(codeOf(cause) ?? ""));
}

// PostgreSQL, appendix A: no such table, column, schema or function.
const NOT_MIGRATED = new Set(["42P01", "42703", "3F000", "42883"]);

/** Whether the database lacks what this code's migrations make. */
export function lacksTable(error: unknown): boolean {
  return causes(error).some((cause) => NOT_MIGRATED.has(codeOf(cause) ?? ""));
}

/** Of a database that has not had every migration. The sentence says nothing of how it is run. */
export function notMigrated(cause: unknown): AppError {
  return new AppError(
    "unavailable",
    "Porchlight is being set up or updated. Please try again in a few minutes.",
    { cause },
  );
}

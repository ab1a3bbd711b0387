import { type CallName, type PathValues, pathOf, splitCall } from "#lib/contract/call.ts";
import type { Call, InputSent, Output, Params, Query } from "#lib/contract/index.ts";
import { TRY_AGAIN } from "#lib/error-messages.ts";
import type { Conflict, FieldErrors } from "#lib/errors.ts";
import { referenceOf } from "#lib/reference.ts";

// `status` is 0 if no response arrived.
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  // The server's message for the person, if it gave one.
  readonly error: string | undefined;
  readonly fields: FieldErrors;
  // What was saved since the revision that the change is based on.
  readonly conflict: Conflict | undefined;
  // For server errors: the request's id in the log.
  readonly requestId: string | null;

  constructor(
    status: number,
    message: string,
    body: { error?: unknown; fields?: unknown; conflict?: unknown } = {},
    requestId: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.error = typeof body.error === "string" ? body.error : undefined;
    this.fields = (body.fields ?? {}) as FieldErrors;
    this.conflict = body.conflict as Conflict | undefined;
    this.requestId = status >= 500 ? requestId : null;
  }
}

function parseBody(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

type Named<Name extends string, Value> = [Value] extends [undefined]
  ? Record<never, never>
  : Record<Name, Value>;

export type Sent<C extends Call> = Named<"params", Params<C>> &
  Partial<Named<"query", Query<C>>> &
  Named<"body", InputSent<C>> & {
    // Lets the request finish after the page is left.
    keepalive?: boolean;
    signal?: AbortSignal;
  };

type Arguments<C extends Call> =
  Record<never, never> extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>];

export type AnySent = {
  params?: PathValues;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  keepalive?: boolean;
  signal?: AbortSignal;
};

/** Returns the error for a response that refuses a call. */
export const refusedBy = (
  { status, statusText }: Pick<Response, "status" | "statusText">,
  body: string,
  requestId: string | null,
) => new ApiError(status, `${status}: ${body || statusText}`, parseBody(body), requestId);

export function connectionFailed(): ApiError {
  return new ApiError(0, "The connection failed", {
    error: "We couldn't reach Porchlight. Check your connection and try again.",
  });
}

/**
 * Sends a call and returns the unread response.
 * @throws ApiError with the message '{status}: {body, or the status text}'
 */
export async function send(
  call: CallName,
  { params, query, body, ...options }: AnySent = {},
): Promise<Response> {
  const { method, path } = splitCall(call);
  let response: Response;
  let refusal: string | null;
  try {
    response = await fetch(pathOf(path, params, query), {
      method,
      credentials: "include",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...options,
    });
    refusal = response.ok ? null : await response.text();
  } catch {
    throw connectionFailed();
  }
  if (refusal === null) return response;
  throw refusedBy(response, refusal, response.headers.get("X-Request-Id"));
}

/**
 * Makes a call of the contract and returns its JSON response.
 * @throws ApiError as `send`
 */
export async function api<C extends Call>(call: C, ...[sent]: Arguments<C>): Promise<Output<C>> {
  const response = await send(call, sent as AnySent | undefined);
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw connectionFailed();
  }
  return JSON.parse(text) as Output<C>;
}

export async function apiOrNull<C extends Call>(
  call: C,
  ...sent: Arguments<C>
): Promise<Output<C> | null> {
  try {
    return await api(call, ...sent);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Returns the message for a person. For a server error it includes the id support needs to find it.
 */
export function errorMessage(error: unknown, fallback = TRY_AGAIN): string {
  if (!(error instanceof ApiError)) return fallback;
  const { requestId } = error;
  const sentence = error.error || fallback;
  return requestId ? `${sentence} Reference: ${referenceOf(requestId)}` : sentence;
}

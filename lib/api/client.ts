import type { FieldErrors } from "#lib/errors.ts";

/** An answer that was no success, or no answer at all (`status` 0). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** The server's sentence for the person, where it gave one. */
  readonly error: string | undefined;
  /** The server's message for each faulty field. */
  readonly fields: FieldErrors;

  constructor(status: number, message: string, body: { error?: unknown; fields?: unknown } = {}) {
    super(message);
    this.status = status;
    this.error = typeof body.error === "string" ? body.error : undefined;
    this.fields = (body.fields ?? {}) as FieldErrors;
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

type Request = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Lets the request end on its own when the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal;
};

/** The failure of a call that got no answer, or not all of it. */
export function connectionFailed(): ApiError {
  return new ApiError(0, "The connection failed", {
    error: "Porchlight can't be reached. Please check your connection and try again.",
  });
}

/**
 * Sends a call, and leaves reading its answer to the caller.
 * @throws ApiError with the message '{status}: {body, or the status text}'
 */
export async function send(
  path: string,
  { method = "GET", body, ...options }: Request = {},
): Promise<Response> {
  let response: Response;
  let refusal: string | null;
  try {
    response = await fetch(path, {
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
  const message = `${response.status}: ${refusal || response.statusText}`;
  throw new ApiError(response.status, message, parseBody(refusal));
}

/**
 * Calls the product's own API: JSON both ways, with the session cookie.
 * @returns the answer's JSON
 * @throws ApiError as `send`
 */
export async function api<T>(path: string, request: Request = {}): Promise<T> {
  const response = await send(path, request);
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw connectionFailed();
  }
  return JSON.parse(text) as T;
}

/**
 * Reads an address that may have nothing yet.
 * @returns null where the answer is one of `nothingAt` (404, say)
 */
export async function apiOrNull<T>(path: string, nothingAt: readonly number[]): Promise<T | null> {
  try {
    return await api<T>(path);
  } catch (error) {
    if (error instanceof ApiError && nothingAt.includes(error.status)) return null;
    throw error;
  }
}

/** The sentence to show for a failed save: the server's own, else the form's fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.error) || fallback;
}

import type { z } from "zod";
import type { ErrorCode, FieldErrors } from "#lib/errors.ts";
import type { TokenScope } from "#lib/fields/api-tokens.ts";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export type PathValues = Readonly<Record<string, string | number>>;

// Path parameters are in braces: "DELETE /api/users/{id}".
export type CallName = `${Method} /api/${string}`;

export type InputByVisitor = { signedOut: z.ZodType; signedIn: z.ZodType };

/**
 * One call of the API. Fields that a schema doesn't name are dropped from requests and responses.
 */
export interface CallSpec {
  summary: string;
  /** The call needs no session. */
  public?: true;
  /** The response is the same for everyone, so neither session nor database is read. */
  sessionless?: true;
  /** The lowest API token scope that may make the call; without it, only a session may. */
  token?: TokenScope;
  /**
   * The response to a token, where a session gets more: secret links, instructions to enter a home.
   */
  tokenOutput?: z.ZodType;
  /** Path parameters; an invalid one gives 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  input?: z.ZodType | InputByVisitor;
  /**
   * The body may name the `revision` that the change is based on. If another one was saved since, the
   * call is refused with `conflict` and the saved values; without a revision, the last save wins.
   */
  revised?: true;
  /** Media type of a body that the handler reads itself as bytes. */
  rawInput?: "application/json" | "application/x-www-form-urlencoded" | "application/octet-stream";
  /**
   * Other sites' pages may send it: it changes nothing, or only what a secret in the URL allows.
   */
  crossSite?: true;
  output?: z.ZodType;
  /** The response is application/x-ndjson: each line is the JSON of one value. */
  lines?: z.ZodType;
  /**
   * The response is text/event-stream: each event is the JSON of one value; 204 if there are none.
   * Pages request it automatically, so it doesn't extend the session.
   */
  events?: z.ZodType;
  redirects?: true;
  /** The content at this URL never changes, so the browser may cache it. */
  immutable?: true;
  /** Status of success; 200 (302 for a redirect) by default. */
  status?: number;
  /** When the call is refused, in addition to refusals common to its kind. */
  refusals?: Partial<Record<ErrorCode, string>>;
  /** Returns the screen's own message for an invalid body, if it has one. */
  invalidMessage?: (fields: FieldErrors) => string | undefined;
}

/** Refusals of an upload part, which is stored while it arrives. */
export const PART_REFUSALS = {
  length_required: "The request has no Content-Length header",
  request_timeout: "The upload stalled",
  too_large: "The part is larger than 5 MiB",
} as const satisfies CallSpec["refusals"];

export const isByVisitor = (input: z.ZodType | InputByVisitor): input is InputByVisitor =>
  "signedOut" in input;

export function splitCall(name: CallName): { method: Method; path: string } {
  const [method, path] = name.split(" ") as [Method, string];
  return { method, path };
}

/** Returns the cache key of a read; pages also use it to preload responses. */
export const keyOf = (name: CallName, params?: PathValues) => [
  pathOf(splitCall(name).path, params),
];

export function pathOf(
  template: string,
  params: PathValues = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

import type { z } from "zod";
import type { ErrorCode, FieldErrors } from "#lib/errors.ts";
import type { TokenScope } from "#lib/fields/api-tokens.ts";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export type PathValues = Readonly<Record<string, string | number>>;

// Parameters of the path stand in braces: "DELETE /api/users/{id}".
export type CallName = `${Method} /api/${string}`;

// A body that depends on who sends it.
export type InputByVisitor = { signedOut: z.ZodType; signedIn: z.ZodType };

/** One call of the API. Whatever a schema does not name is dropped, on the way in and on the way out. */
export interface CallSpec {
  summary: string;
  /** Every call needs a session unless it says that it is public. */
  public?: true;
  /** The answer doesn't depend on who asks, so no session is read and no database is waited for. */
  sessionless?: true;
  /** The least scope of an API token that may call it; without it, a session alone may. */
  token?: TokenScope;
  /** What a token is answered with, where a session is told more: secret links, the way into a home. */
  tokenOutput?: z.ZodType;
  /** Parameters of the path; one that does not fit names nothing: 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  input?: z.ZodType | InputByVisitor;
  /** Media type of a body that the handler reads itself, byte by byte. */
  rawInput?: "application/json" | "application/x-www-form-urlencoded" | "application/octet-stream";
  /** Another site's page may send it: it changes nothing, or only what a secret in its address is for. */
  crossSite?: true;
  output?: z.ZodType;
  /** The answer comes in lines, each the JSON of one value (application/x-ndjson). */
  lines?: z.ZodType;
  /**
   * The answer is a stream of events (text/event-stream), each the JSON of one value; 204 where there
   * is none. A page asks for it by itself, so it is no use of the session.
   */
  events?: z.ZodType;
  redirects?: true;
  /** What stands at its address never changes: the caller's browser may keep it. */
  immutable?: true;
  /** Status of success; 200 (302 for a redirect) unless said. */
  status?: number;
  /** When the call is refused, beyond what holds for every call of its kind. */
  refusals?: Partial<Record<ErrorCode, string>>;
  /** The sentence for a body that does not fit, where the screen has one of its own. */
  invalidMessage?: (fields: FieldErrors) => string | undefined;
}

/** When a part of an upload is refused, which is stored while it arrives. */
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

/** The key under which the answer of a read is cached: what a page sends along stands under it too. */
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

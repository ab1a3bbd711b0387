import type { IncomingMessage, ServerResponse } from "node:http";
import { isHost } from "#lib/host.ts";
import { PAGE_METHODS } from "#lib/routes.ts";
import { OPENER_HEADERS, SECURITY_HEADERS } from "#lib/security-headers.ts";

// The listing page's forms work without JavaScript.
const HOME_METHODS = [...PAGE_METHODS, "POST"];
const API_METHODS = [...PAGE_METHODS, "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

// Next parses query parameters in quadratic time: 7,000 of them block the server for a second.
const MAX_PARAMETERS = 50;
const MAX_QUERY_LENGTH = 2_048;
const MAX_PATH_LENGTH = 2_048;

/** Headers of the front server's own responses. */
export const OWN_HEADERS = { ...SECURITY_HEADERS, ...OPENER_HEADERS };

type Refusal = { status: 400 | 405; error: string; allow?: readonly string[] };

// Drops the scheme and host that a request line can start with (RFC 9112, 3.2.2).
function pathOf(url: string): string {
  if (url.startsWith("/") || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

// RFC 9112, 3.2 requires exactly one valid Host. Probes with HTTP/1.0 send none.
function hasInvalidHost({ headers: { host = "" }, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_text, at) => at % 2 === 0);
  const hosts = names.filter((name) => name.length === 4 && name.toLowerCase() === "host");
  return hosts.length > 1 || (host !== "" && !isHost(host));
}

function isQueryTooLong(query: string): boolean {
  return (
    query.length > MAX_QUERY_LENGTH || query.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS
  );
}

function methodsOf(path: string): readonly string[] {
  if (/^\/api(\/|$)/i.test(path)) return API_METHODS;
  return /^\/(homes|visits|offers|messages|showing-answers|shared-documents)\//.test(path)
    ? HOME_METHODS
    : PAGE_METHODS;
}

function findRefusal(request: IncomingMessage): Refusal | null {
  const { method = "", url = "" } = request;
  const [path = ""] = url.split("?", 1);
  const allow = methodsOf(path);
  if (!path.startsWith("/") || path.length > MAX_PATH_LENGTH || !isDecodable(path)) {
    return { status: 400, error: "This address can't be read." };
  }
  if (isQueryTooLong(url.slice(path.length + 1))) {
    return { status: 400, error: "This address has too many parameters." };
  }
  if (hasInvalidHost(request)) {
    return { status: 400, error: "This request doesn't say which site it's for." };
  }
  if (!allow.includes(method)) {
    return { status: 405, error: "This address doesn't accept that method.", allow };
  }
  return null;
}

/**
 * Rejects requests that no page or API call accepts, before reading the body. For others, sets the
 * request's URL to its path and query.
 * @returns whether it rejected the request
 */
export function rejectRequest(request: IncomingMessage, response: ServerResponse): boolean {
  request.url = pathOf(request.url ?? "");
  const refusal = findRefusal(request);
  if (!refusal) return false;
  const { status, error, allow } = refusal;
  const body = JSON.stringify({ error });
  response.writeHead(status, {
    ...OWN_HEADERS,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    Connection: "close",
    ...(allow && { Allow: allow.join(", ") }),
  });
  response.end(body);
  return true;
}

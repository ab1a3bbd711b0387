import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "#lib/security-headers.ts";

const PAGE_METHODS = ["GET", "HEAD", "OPTIONS"];
const API_METHODS = [...PAGE_METHODS, "POST", "PUT", "PATCH", "DELETE"];

type Refusal = { status: 400 | 405; error: string; allow?: readonly string[] };

// What a request line names, without the scheme and host that a client may put before it (RFC 9112, 3.2.2).
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

function findRefusal({ method = "", url = "" }: IncomingMessage): Refusal | null {
  const [path = ""] = url.split("?");
  const isApi = /^\/api(\/|$)/i.test(path);
  const allow = isApi ? API_METHODS : PAGE_METHODS;
  if (!path.startsWith("/") || !isDecodable(path)) {
    return { status: 400, error: "This address can't be read." };
  }
  if (!allow.includes(method)) {
    return { status: 405, error: "This address does not take that method.", allow };
  }
  return null;
}

/**
 * Answers what no page and no call takes, before anything of its body is read, and leaves the rest to
 * the application with the request's own path.
 * @returns whether the request was refused
 */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  request.url = pathOf(request.url ?? "");
  const refusal = findRefusal(request);
  if (!refusal) return false;
  const { status, error, allow } = refusal;
  const body = JSON.stringify({ error });
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    // What the client still sends is not waited for.
    Connection: "close",
    ...(allow && { Allow: allow.join(", ") }),
  });
  response.end(body);
  return true;
}

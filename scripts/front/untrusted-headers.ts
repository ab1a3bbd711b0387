import type { IncomingMessage } from "node:http";
import { isInternal } from "#lib/network-address.ts";

const WRITTEN_BY_PROXIES = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-request-id",
];

const UNTRUSTED_PROXY =
  "Requests have X-Forwarded-For, but TRUST_PROXY is 0, so all clients share one rate limit. Set TRUST_PROXY to the number of proxies in front of Porchlight.";
let isReported = false;

/**
 * Removes headers that only a proxy can set, for a server without one. Logs one warning if such a header
 * comes from an internal address, which means that a proxy isn't configured.
 */
export function stripUntrustedHeaders({ headers, socket }: IncomingMessage): void {
  const isForwarded = "x-forwarded-for" in headers || "forwarded" in headers;
  for (const name of WRITTEN_BY_PROXIES) delete headers[name];
  if (isReported || !isForwarded || !isInternal(socket.remoteAddress ?? "")) return;
  isReported = true;
  console.warn(UNTRUSTED_PROXY);
}

import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { Duplex } from "node:stream";
import { isInternal } from "#lib/network-address.ts";
import { SECURITY_HEADERS } from "#lib/security-headers.ts";
import { isDevelopment } from "#server/env.ts";
import { listenAt, LOOPBACK } from "./listening.ts";
import { refuse } from "./request-guard.ts";

const SECOND = 1_000;
// Longer than a load balancer keeps an idle connection (60 s as a rule), so that it is never ours that closes first.
const KEEP_ALIVE_MS = 65 * SECOND;
const HEADERS_MS = 30 * SECOND;
const REQUEST_MS = 60 * SECOND;
// What a running request gets to finish when the server stops.
const GRACE_MS = 10 * SECOND;

export type HttpServer = {
  port: number;
  /** Takes no more requests, lets the running ones finish, and ends what is left after ten seconds. */
  close(): Promise<void>;
};

// What proxies say about a request; anyone can write it, so it counts only where there is a proxy.
const WRITTEN_BY_PROXIES = [
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
];

// Conditions on files, and parts of them: nothing here is large, and Next answers 500 to one that can't be met.
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"];
const UNTRUSTED_PROXY =
  "Requests carry X-Forwarded-For but TRUST_PROXY is 0, so all clients count as one address when attempts are limited. Set TRUST_PROXY to the number of proxies in front.";
let isProxyReported = false;

/**
 * Takes out of a request's headers what only a proxy or Next itself may say, and puts the address of
 * the connection where the application looks for the client's. Where a proxy stands in front that
 * nobody trusts, that address is everybody's: it is called unknown.
 * @param trustProxy the number of proxies in front (TRUST_PROXY)
 */
function distrust(request: IncomingMessage, trustProxy: number): void {
  delete request.headers["x-middleware-subrequest"];
  // The product has no server actions; a forged one would be looked for, and logged.
  delete request.headers["next-action"];
  if (trustProxy > 0) return;
  const address = request.socket.remoteAddress ?? "";
  const isForwarded = "x-forwarded-for" in request.headers || "forwarded" in request.headers;
  const isProxy = isForwarded && isInternal(address);
  for (const name of WRITTEN_BY_PROXIES) delete request.headers[name];
  request.headers["x-forwarded-for"] = isProxy ? "unknown" : address;
  if (!isProxy || isProxyReported) return;
  isProxyReported = true;
  console.warn(UNTRUSTED_PROXY);
}

/**
 * Makes sure, before anything that takes time, that a port is free.
 * @throws StartError when it is not.
 */
export async function checkPort(port: number, hosts = LOOPBACK): Promise<void> {
  await (await listenAt(createServer(), port, hosts)).close();
}

/** @throws StartError as `listenAt` */
export async function listen(
  port: number,
  trustProxy: number,
  answer: RequestListener,
  hosts = LOOPBACK,
): Promise<HttpServer> {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Only hot reload speaks another protocol; else such a request is one like any other.
      shouldUpgradeCallback: isDevelopment,
    },
    (request, response) => {
      distrust(request, trustProxy);
      for (const name of CONDITIONS) delete request.headers[name];
      // Here too, because Next redirects and refuses some addresses before its own headers apply.
      response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
      if (!refuse(request, response)) answer(request, response);
    },
  );
  // Next listens for upgrades (hot reload) itself, from its first request on. What is left to us:
  // Node counts an upgraded connection among the open ones, but does not close it.
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (request, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
    distrust(request, trustProxy);
    if (server.listenerCount("upgrade") === 1) socket.destroy();
  });

  const listening = await listenAt(server, port, hosts);

  async function close() {
    const closed = listening.close();
    for (const socket of upgraded) socket.destroy();
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(impatience);
  }

  return { port: listening.port, close };
}

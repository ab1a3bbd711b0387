import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { codeOf } from "#lib/errors.ts";
import { isInternal } from "#lib/network-address.ts";
import { refuse } from "./request-guard.ts";
import { StartError } from "./start-error.ts";

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

function explainPort(port: number, error: unknown): never {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program: stop that one, or set PORT to another port.`,
    EACCES: `Port ${port} may not be used by this user: set PORT to a port above 1023.`,
  };
  const sentence = reasons[codeOf(error) ?? ""];
  if (!sentence) throw error;
  throw new StartError(sentence, { cause: error });
}

/**
 * Makes sure, before anything that takes time, that a port is free.
 * @throws StartError when it is not.
 */
export async function checkPort(port: number): Promise<void> {
  await (await listen(port, 0, () => undefined)).close();
}

/**
 * Listens on all addresses of the machine.
 * @param port 0: any free one
 * @throws StartError when the port is taken.
 */
export async function listen(
  port: number,
  trustProxy: number,
  answer: RequestListener,
): Promise<HttpServer> {
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      distrust(request, trustProxy);
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

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  }).catch((error: unknown) => explainPort(port, error));

  async function close() {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of upgraded) socket.destroy();
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(impatience);
  }

  return { port: (server.address() as AddressInfo).port, close };
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isInternal } from "#lib/network-address.ts";
import { headersOfEvery, LED_BY_NOBODY, OPENER_HEADERS } from "#lib/security-headers.ts";
import { env, isDevelopment } from "#server/env.ts";
import { listenAt, LOOPBACK } from "./listening.ts";
import { countPage } from "./count-page.ts";
import { CrowdGate } from "./crowd-gate.ts";
import { keepHeapWhileBusy } from "./busy-heap.ts";
import { refuse } from "./request-guard.ts";
import { SCREEN_CHOSEN } from "./screens.ts";

// An import of it reads all that it exports, and so loads what WebSocket is made of: 66 of 77 ms, measured.
const { createServer } = process.getBuiltinModule("node:http");

const SECOND = 1_000;
// Longer than a load balancer keeps an idle connection (60 s as a rule), so that it is never ours that closes first.
const KEEP_ALIVE_MS = 65 * SECOND;
const HEADERS_MS = 30 * SECOND;
const REQUEST_MS = 60 * SECOND;
// What a running request gets to finish when the server stops: a text may take the language model 20 s.
const GRACE_MS = 25 * SECOND;
// A request that a client sent just before it heard of the end comes within this time.
const LATE_REQUEST_MS = 500;

export type HttpServer = {
  port: number;
  /** From now on every answer ends its connection, and GET /api/health says 503. */
  drain(): void;
  /** Takes no more connections, lets the running requests finish, and ends what is left after 25 s. */
  close(): Promise<void>;
};

const STOPPING = JSON.stringify({ error: "Porchlight is being restarted. Please try again." });

const isLedByNobody = ({ headers }: IncomingMessage): boolean =>
  LED_BY_NOBODY.includes(String(headers["sec-fetch-site"]));

function answerStopping(response: ServerResponse): void {
  response.writeHead(503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(STOPPING);
}

// What proxies say about a request; anyone can write it, so it counts only where there is a proxy.
const WRITTEN_BY_PROXIES = [
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
];

const STREAM = "/api/notifications/stream";

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
  delete request.headers[SCREEN_CHOSEN];
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

async function answerVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  answer: RequestListener,
): Promise<void> {
  const { answerKeptPage } = await import("./public-pages.ts");
  if (await answerKeptPage(request, response)) return;
  answer(request, response);
}

// Tells the client that this answer is the last on its connection, where that can still be told.
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
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
  const running = new Set<ServerResponse>();
  const securityHeaders = new Map(Object.entries(headersOfEvery(env().PREVIEW)));
  const openerHeaders = new Map(Object.entries(OPENER_HEADERS));
  const gate = new CrowdGate();
  const noteRequest = keepHeapWhileBusy();
  let isDraining = false;
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Only hot reload speaks another protocol; else such a request is one like any other.
      shouldUpgradeCallback: isDevelopment,
    },
    (request, response) => {
      noteRequest();
      running.add(response);
      response.once("close", () => running.delete(response));
      if (isDraining) endConnection(response);
      distrust(request, trustProxy);
      for (const name of CONDITIONS) delete request.headers[name];
      // Here too, because Next redirects and refuses some addresses before its own headers apply.
      response.setHeaders(securityHeaders);
      if (!isLedByNobody(request)) response.setHeaders(openerHeaders);
      countPage(request, response);
      if (refuse(request, response)) return;
      if (isDraining && request.url === "/api/health") return answerStopping(response);
      if (request.url?.startsWith("/homes/")) {
        return gate.line(response, () => void answerVisitor(request, response, answer));
      }
      // Who holds a stream open waits for nothing.
      if (request.url !== STREAM) gate.arrive(response);
      answer(request, response);
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

  function drain() {
    isDraining = true;
    for (const response of running) endConnection(response);
  }

  async function close() {
    drain();
    const closed = listening.close();
    for (const socket of upgraded) socket.destroy();
    const late = Date.now() + LATE_REQUEST_MS;
    const idle = setInterval(() => {
      if (Date.now() > late) server.closeIdleConnections();
    }, 50);
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(impatience);
  }

  return { port: listening.port, drain, close };
}

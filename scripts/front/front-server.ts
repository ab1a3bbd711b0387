import { Agent, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createProxyServer } from "http-proxy-3";
import { listenAt, LOOPBACK } from "./listening.ts";
import { OWN_HEADERS, rejectRequest } from "./request-guard.ts";
import { stripUntrustedHeaders } from "./untrusted-headers.ts";

const SECOND = 1_000;
// Longer than a load balancer's idle timeout (usually 60 s), so that it closes the connection first.
const KEEP_ALIVE_MS = 65 * SECOND;
const HEADERS_MS = 30 * SECOND;
const REQUEST_MS = 60 * SECOND;
// For running requests when the server stops. A description can wait 20 s for the language model.
const GRACE_MS = 25 * SECOND;
// Far below Next's keep-alive (ops/next-program.ts), so that no connection is reused as it closes.
const IDLE_BEHIND_MS = 20 * SECOND;
// Next responds with 500 to conditions that a file can't meet. No file here is large enough to need them.
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"];
// Allows for requests sent just before the client learned that the server is stopping.
const LATE_REQUEST_MS = 500;

const UNAVAILABLE = "Porchlight can't reach its database right now. Please try again in a moment.";
const RESTARTING = "Porchlight is restarting. Please try again in a moment.";

const page = (sentence: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Porchlight</title><body><p>${sentence}</p></body></html>`;

export interface FrontServer {
  port: number;
  /** Forwards requests to the application on a loopback port. Before that, requests get a 503. */
  forwardTo(port: number): void;
  /** Closes each connection after its response, ends event streams, and fails GET /api/health with 503. */
  drain(): void;
  /** Accepts no more connections, lets running requests finish, and cuts the rest after 25 s. */
  close(): Promise<void>;
}

/** Responds without the application: JSON to an API call, HTML to others. */
function answerUnavailable(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  sentence: string,
): void {
  const isCall = url.startsWith("/api/");
  response.writeHead(503, {
    ...OWN_HEADERS,
    "Content-Type": isCall ? "application/json" : "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": "5",
    Connection: "close",
  });
  response.end(isCall ? JSON.stringify({ error: sentence }) : page(sentence));
}

function answerAlive(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ status: "ok" }));
}

/**
 * Checks that a port is free.
 * @throws StartError if it's in use
 */
export async function checkPort(port: number, hosts = LOOPBACK): Promise<void> {
  await (await listenAt(createServer(), port, hosts)).close();
}

/**
 * Listens in front of the application, which is `next start` or the standalone server.js on the loopback.
 * Does what Next can't: rejects malformed requests, ends slow connections, drains, and appends the client's
 * address to X-Forwarded-For. The application counts it as one more proxy (TRUST_PROXY).
 * @param trustProxy the number of proxies in front of this server
 * @throws StartError as `listenAt`
 */
export async function startFrontServer(
  port: number,
  trustProxy: number,
  hosts = LOOPBACK,
): Promise<FrontServer> {
  const streams = new Set<ServerResponse>();
  const agent = new Agent({ keepAlive: true, timeout: IDLE_BEHIND_MS });
  const proxy = createProxyServer({ agent, xfwd: true });
  let target: string | null = null;
  let isDraining = false;

  proxy.on("proxyRes", ({ headers }, _request, response) => {
    // These belong to the connection between this server and Next.
    delete headers["keep-alive"];
    delete headers.connection;
    if (isDraining) headers.connection = "close";
    if (headers["content-type"]?.startsWith("text/event-stream")) streams.add(response);
  });
  proxy.on("error", (_error, request, response) => {
    if ("headersSent" in response && !response.headersSent) {
      answerUnavailable(request, response, RESTARTING);
    } else response.destroy();
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (rejectRequest(request, response)) return;
    if (isDraining && request.url === "/api/health") {
      return answerUnavailable(request, response, RESTARTING);
    }
    if (target) return void proxy.web(request, response, { target });
    if (request.url === "/api/health/live") return answerAlive(response);
    answerUnavailable(request, response, UNAVAILABLE);
  }

  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Treats an upgrade request as an ordinary one.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      response.once("close", () => streams.delete(response));
      for (const name of ["upgrade", ...CONDITIONS]) delete request.headers[name];
      if (trustProxy === 0) stripUntrustedHeaders(request);
      answer(request, response);
    },
  );
  const listening = await listenAt(server, port, hosts);

  function drain(): void {
    isDraining = true;
    for (const response of streams) response.end();
  }

  async function close(): Promise<void> {
    drain();
    const closed = listening.close();
    const late = Date.now() + LATE_REQUEST_MS;
    const idle = setInterval(() => {
      if (Date.now() > late) server.closeIdleConnections();
    }, 50);
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(impatience);
    agent.destroy();
    proxy.close();
  }

  return {
    port: listening.port,
    forwardTo: (port) => (target = `http://localhost:${port}`),
    drain,
    close,
  };
}

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { codeOf } from "#lib/errors.ts";
import { refuse } from "./request-guard.ts";
import { StartError } from "./start-error.ts";

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

/**
 * Takes out of a request's headers what only a proxy or Next itself may say, and puts the address of
 * the connection where the application looks for the client's.
 * @param trustProxy the number of proxies in front (TRUST_PROXY)
 */
function distrust(request: IncomingMessage, trustProxy: number): void {
  delete request.headers["x-middleware-subrequest"];
  // The product has no server actions; a forged one would be looked for, and logged.
  delete request.headers["next-action"];
  if (trustProxy > 0) return;
  for (const name of WRITTEN_BY_PROXIES) delete request.headers[name];
  request.headers["x-forwarded-for"] = request.socket.remoteAddress?.replace(/^::ffff:/, "");
}

// Tells the client that this answer is the last on its connection, where that can still be told.
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
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
  const running = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      running.add(response);
      response.once("close", () => running.delete(response));
      if (isDraining) endConnection(response);
      distrust(request, trustProxy);
      if (refuse(request, response)) return;
      if (isDraining && request.url === "/api/health") answerStopping(response);
      else answer(request, response);
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

  function drain() {
    isDraining = true;
    for (const response of running) endConnection(response);
  }

  async function close() {
    drain();
    // HTTP's own close would also cut the idle connections, on which a request may be on its way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
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

  return { port: (server.address() as AddressInfo).port, drain, close };
}

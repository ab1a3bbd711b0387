import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { SECURITY_HEADERS } from "#lib/security-headers.ts";
import { StartError } from "../start-error.ts";
import { checkPort, type FrontServer, startFrontServer } from "./front-server.ts";

const FORGED = {
  forwarded: "for=1.2.3.4",
  "x-forwarded-for": "1.2.3.4",
  "x-forwarded-host": "elsewhere.example.com",
  "x-forwarded-port": "1",
  "x-forwarded-proto": "https",
  "x-request-id": "0123456789",
};

let server: FrontServer | undefined;
const ends: (() => unknown)[] = [];

afterEach(async () => {
  await server?.close();
  server = undefined;
  for (const end of ends.splice(0)) await end();
});

/** Starts an application behind a front server and returns the front server's origin. */
async function serve(trustProxy: number, application: RequestListener) {
  const behind = createServer(application);
  behind.listen(0, "127.0.0.1");
  await once(behind, "listening");
  ends.push(() => behind.close());
  server = await startFrontServer(0, trustProxy);
  server.forwardTo((behind.address() as AddressInfo).port);
  return `http://127.0.0.1:${server.port}/`;
}

const echo = (request: IncomingMessage, response: ServerResponse) =>
  void response.end(JSON.stringify(request.headers));

test("without a trusted proxy, a client can't forge its address or protocol", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const url = await serve(0, echo);
  for (let time = 0; time < 2; time += 1) {
    const headers = (await (await fetch(url, { headers: FORGED })).json()) as object;
    expect(headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
    for (const name of ["forwarded", "x-request-id"]) expect(headers).not.toHaveProperty(name);
    expect(JSON.stringify(headers)).not.toContain("elsewhere");
  }
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Requests have X-Forwarded-For, but/)]]);
});

test("behind a proxy, its headers are kept and this server is added", async () => {
  const url = await serve(1, echo);
  const headers = await (await fetch(url, { headers: FORGED })).json();
  expect(headers).toMatchObject({
    "x-forwarded-for": "1.2.3.4,127.0.0.1",
    "x-forwarded-proto": "https,http",
    "x-request-id": "0123456789",
  });
});

test("until the application answers, requests get 503 and the health check 200", async () => {
  server = await startFrontServer(0, 0);
  const origin = `http://127.0.0.1:${server.port}`;
  const page = await fetch(origin);
  expect([page.status, page.headers.get("content-type")]).toEqual([
    503,
    "text/html; charset=utf-8",
  ]);
  expect(await page.text()).toContain("can't reach its database");
  const call = await fetch(`${origin}/api/plans`);
  expect([call.status, await call.json()]).toEqual([503, { error: expect.any(String) }]);
  expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
});

test("a request dropped by the application gets 503", async () => {
  const url = await serve(0, (request) => request.socket.destroy());
  const answer = await fetch(`${url}api/plans`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: expect.stringContaining("restarting") },
  ]);
});

test("a stream of events ends when the server drains", async () => {
  const url = await serve(0, (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("data: 0\n\n");
  });
  const events = (await fetch(url)).body!.pipeThrough(new TextDecoderStream()).getReader();
  expect(await events.read()).toEqual({ done: false, value: "data: 0\n\n" });
  server?.drain();
  expect(await events.read()).toEqual({ done: true, value: undefined });
});

test("a request that the client cancels ends in the application too", async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const url = await serve(0, (_request, response) => {
    response.once("close", close);
    arrive();
  });
  const stop = new AbortController();
  const answer = fetch(url, { signal: stop.signal }).catch(() => undefined);
  await arrived;
  stop.abort();
  await Promise.all([answer, closed]);
});

async function sendRaw(port: number, line: string, headers = "Host: localhost"): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  ["TRACE /", 405],
  ["TRACE /api/plans", 405],
  ["OPTIONS *", 400],
  ["POST /", 405],
  ["PUT /profile", 405],
  ["GET /api/users/%E0%A4%A", 400],
  ["DELETE /api/users/%E0%A4%A", 400],
  ["GET /api/contractors/by-location/%ED%A0%80", 400],
  ["GET /%", 400],
  [`GET /api${"/a".repeat(1_100)}`, 400],
  ["OPTIONS /", 405],
  ["OPTIONS /icon.svg", 405],
])("%s is refused with %s before the application sees it", async (line, status) => {
  let seen = 0;
  await serve(0, () => (seen += 1));
  const answer = await sendRaw(server?.port ?? 0, line);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\n\r\n\{"error":".+\."\}$/);
  expect(seen).toBe(0);
});

const parameters = (count: number) =>
  Array.from({ length: count }, (_, at) => `p${at}=1`).join("&");

test.each([
  [parameters(50), 200],
  [parameters(51), 400],
  ["=&".repeat(7_000), 400],
  [`q=${"a".repeat(2_046)}`, 200],
  [`q=${"a".repeat(2_047)}`, 400],
  [`x=1?${parameters(51)}`, 400],
])("a query of %j is answered with %s", async (query, status) => {
  await serve(0, echo);
  for (const path of ["/", "/api/health", "/robots.txt", "http://localhost/profile"]) {
    const answer = await sendRaw(server?.port ?? 0, `GET ${path}?${query}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  }
});

test.each(["localhost", "LOCALHOST:3000", "127.0.0.1:3000", "[::1]:3000", "a_b.example.", ""])(
  "the host %j is accepted",
  async (host) => {
    await serve(0, echo);
    const answer = await sendRaw(server?.port ?? 0, "GET /", `Host: ${host}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  },
);

test.each([
  "Host: user@localhost",
  "Host: localhost/evil.example",
  "Host: localhost, evil.example",
  "Host: local host",
  "Host: [::1",
  "Host: localhost:99999",
  "Host: localhost\r\nHost: evil.example",
  "Host: localhost\r\nHost: localhost",
])("%j is refused", async (header) => {
  await serve(0, echo);
  const answer = await sendRaw(server?.port ?? 0, "GET /api/plans", header);
  expect(answer).toMatch(/^HTTP\/1.1 400 .+\{"error":".+\."\}$/s);
});

test("a protocol upgrade request is handled like any other", async () => {
  await serve(0, echo);
  const upgrade = "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade";
  expect(await sendRaw(server?.port ?? 0, "GET /", upgrade)).toMatch(/^HTTP\/1.1 200 /);
});

test("a body that a page doesn't accept isn't read", async () => {
  await serve(0, echo);
  const socket = connect(server?.port ?? 0, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 405 /);
});

test.each([
  "Content-Length: 4\r\nTransfer-Encoding: chunked",
  "Content-Length: 4\r\nContent-Length: 5",
  "Transfer-Encoding: chunked, identity",
])("an ambiguous request length is refused: %j", async (lengths) => {
  let seen = 0;
  await serve(0, () => (seen += 1));
  const answer = await sendRaw(server?.port ?? 0, "POST /api/login", `Host: x\r\n${lengths}`);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(seen).toBe(0);
});

test("the application ignores the host in a request line", async () => {
  await serve(0, (request, response) => void response.end(request.url));
  const answer = await sendRaw(server?.port ?? 0, "GET http://evil.example/x?y=1");
  expect(answer).toMatch(/\r\n\r\n(?:\w+\r\n)?\/x\?y=1/);
});

test("a port in use gets a clear error", async () => {
  await serve(0, echo);
  const checking = checkPort(server?.port ?? 0);
  await expect(checking).rejects.toThrow(StartError);
  await expect(checking).rejects.toThrow(/^Port \d+ is already in use.+ set PORT/);
});

test("a closing server finishes running requests and accepts no others", async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>();
  const url = await serve(0, (_request, response) => arrive(response));
  const answer = fetch(url);
  const response = await arrived;
  const closed = server?.close();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  response.end("finished");
  await once(response, "finish");
  expect(await (await answer).text()).toBe("finished");
  await closed;
});

test.each(["TRACE /", "POST /", "GET /%"])(
  "the refusal of %s carries the security headers",
  async (line) => {
    await serve(0, echo);
    const answer = await sendRaw(server?.port ?? 0, line);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    }
  },
);
/** Opens a client with one keep-alive connection that returns raw responses, one by one. */
function keepConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  const ended = once(socket, "close");
  return {
    ended,
    ask: async (path: string) => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      const [chunk] = (await once(socket, "data")) as [Buffer];
      return chunk.toString();
    },
  };
}

test("a draining server keeps serving, reports it to load balancers, and closes each connection", async () => {
  await serve(0, (_request, response) => void response.end("served"));
  const port = server?.port ?? 0;
  const client = keepConnection(port);
  expect(await client.ask("/")).toMatch(/keep-alive/);
  server?.drain();
  const last = await client.ask("/");
  expect(last).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  await client.ended;
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ error: expect.stringMatching(/restarting/) });
  expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(200);
});

test("a request that arrives while the server closes is answered", async () => {
  await serve(0, (_request, response) => void response.end("served"));
  const client = keepConnection(server?.port ?? 0);
  await client.ask("/");
  const closed = server?.close();
  expect(await client.ask("/late")).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  await client.ended;
  await closed;
});

test("a response in progress when the server closes ends its connection", async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>();
  await serve(0, (_request, response) => arrive(response));
  const client = keepConnection(server?.port ?? 0);
  const answer = client.ask("/");
  const response = await arrived;
  const closed = server?.close();
  response.end("finished");
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  await client.ended;
  await closed;
});

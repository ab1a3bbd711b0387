import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How a service may fail, beyond what its own stand-in plays. */
export const FAULTS = [
  "slow",
  "hangs",
  "refuses",
  "html",
  "half JSON",
  "wrong types",
  "10 MB",
  "endless",
  "trickle",
  "429",
  "500",
] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 3_000;
const MEGABYTE = Buffer.alloc(1_000_000, " ");

type Body = { type: string; text: string };
const BODIES: Partial<Record<Fault, Body>> = {
  html: { type: "text/html", text: "<!doctype html><title>Maintenance</title><h1>Back soon</h1>" },
  "half JSON": { type: "application/json", text: '{"id": "1", "choices": [{"mess' },
  "wrong types": {
    type: "application/json",
    text: '{"id": 7, "object": [], "choices": "none", "data": {"a": null}, "issuer": 4, "error": []}',
  },
};

/**
 * An HTTP server on loopback that passes everything on to another one, until it is told to fail.
 * @param target the origin behind it
 */
export async function startFaultyProxy(target: string) {
  let fault: Fault | null = null;
  let failed = 0;

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? "/", target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }

  /** Sends without end, a megabyte at a time or a byte a second, as long as someone reads. */
  async function sendWithoutEnd(outgoing: ServerResponse, pauseMs: number) {
    outgoing.writeHead(200, { "Content-Type": "application/json" });
    while (!outgoing.destroyed) {
      const isTaken = outgoing.write(pauseMs > 0 ? " " : MEGABYTE);
      if (pauseMs > 0) await sleep(pauseMs);
      else if (!isTaken) await Promise.race([once(outgoing, "drain"), once(outgoing, "close")]);
    }
  }

  async function fail(kind: Fault, incoming: IncomingMessage, outgoing: ServerResponse) {
    failed += 1;
    const body = BODIES[kind];
    if (body) return void outgoing.writeHead(200, { "Content-Type": body.type }).end(body.text);
    switch (kind) {
      case "slow":
        await sleep(SLOW_MS);
        return passOn(incoming, outgoing);
      case "hangs":
        return;
      case "10 MB":
        outgoing.writeHead(200, { "Content-Type": "application/json" });
        for (let sent = 0; sent < 10; sent += 1) outgoing.write(MEGABYTE);
        return void outgoing.end("{}");
      case "endless":
        return sendWithoutEnd(outgoing, 0);
      case "trickle":
        return sendWithoutEnd(outgoing, 500);
      default:
        return void outgoing
          .writeHead(Number(kind), { "Content-Type": "application/json" })
          .end('{"error": {"message": "Not now", "type": "api_error"}}');
    }
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.on("error", () => undefined);
    if (fault) void fail(fault, incoming, outgoing);
    else passOn(incoming, outgoing);
  });
  async function listen(port: number) {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  }
  async function close() {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests that met a fault. */
    failed: () => failed,
    /** @param next null: passes everything on again */
    set: async (next: Fault | null) => {
      if (server.listening) server.closeAllConnections();
      if (server.listening && next === "refuses") await close();
      if (!server.listening && next !== "refuses") await listen(port);
      fault = next;
    },
    close: async () => {
      if (server.listening) await close();
    },
  };
}

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;

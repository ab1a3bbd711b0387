import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { boundedFetch } from "./bounded-fetch.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("returns the response unchanged", async () => {
  const url = await serve((_, response) => response.writeHead(402, { "x-mark": "1" }).end("no"));
  const response = await boundedFetch({ timeoutMs: 60_000 })(url);
  expect(response.status).toBe(402);
  expect(response.headers.get("x-mark")).toBe("1");
  expect(await response.text()).toBe("no");
});

it("stops reading a response after 1,000,000 bytes", async () => {
  const megabyte = Buffer.alloc(1_000_000);
  let hasLeft: (value: unknown) => void = () => undefined;
  const left = new Promise((resolve) => (hasLeft = resolve));
  const url = await serve((_, response) => {
    response.once("close", hasLeft);
    const send = () => {
      while (!response.destroyed && response.write(megabyte));
      response.once("drain", send);
    };
    send();
  });
  const response = await boundedFetch()(url);
  await expect(response.text()).rejects.toThrow("longer than 1000000 bytes");
  await left;
});

it("times out before a response", async () => {
  const url = await serve(() => undefined);
  await expect(boundedFetch({ timeoutMs: 20 })(url)).rejects.toThrow("timeout");
});

it("times out during a response", async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  const url = await serve((_, response) => void response.write("a"));
  const response = await boundedFetch({ timeoutMs: 200 })(url);
  const text = response.text();
  clock.abort(new DOMException("timeout", "TimeoutError"));
  await expect(text).rejects.toThrow("timeout");
  expect(timeout.mock.calls).toEqual([[200]]);
});

it("respects the caller's abort signal", async () => {
  const url = await serve(() => undefined);
  const signal = AbortSignal.abort(new Error("gone"));
  await expect(boundedFetch({ timeoutMs: 60_000 })(url, { signal })).rejects.toThrow("gone");
});

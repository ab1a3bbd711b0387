import { once } from "node:events";
import { createServer, request as ask, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { BODY_LENGTH } from "#http/json-answer.ts";
import { withCompression } from "./compression.ts";

const PAGE = "<p>A page of some length.</p>".repeat(200);

let server: Server | undefined;
afterEach(() => server?.close());

async function get(answer: RequestListener, accepted?: string) {
  server = createServer(withCompression(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = accepted ? { "accept-encoding": accepted } : {};
  const sent = ask({ host: "127.0.0.1", port, headers }).end();
  const [response] = await once(sent, "response");
  return { headers: response.headers, body: await buffer(response) };
}

const page: RequestListener = (_request, response) => {
  response.setHeader("Content-Type", "text/html");
  response.end(PAGE);
};

it.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
] as const)("sends a page to who accepts %s by %s", async (accepted, encoding, unpack) => {
  const { headers, body } = await get(page, accepted);
  expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
  expect(String(unpack(body))).toBe(PAGE);
  expect(body.length).toBeLessThan(PAGE.length / 10);
});

it("sends it as it is to who accepts nothing else", async () => {
  const { headers, body } = await get(page);
  expect(headers).not.toHaveProperty("content-encoding");
  expect(String(body)).toBe(PAGE);
});

const answerOf =
  (body: string): RequestListener =>
  (_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.setHeader(BODY_LENGTH, Buffer.byteLength(body));
    response.write(body);
    response.end();
  };

it.each([undefined, "gzip, br"])(
  "sends a short answer as it is, and its length, to who accepts %s",
  async (accepted) => {
    const text = JSON.stringify({ city: "Cañon City" });
    const { headers, body } = await get(answerOf(text), accepted);
    expect(String(body)).toBe(text);
    expect(headers).toHaveProperty("content-length", String(body.length));
    for (const name of ["content-encoding", "transfer-encoding", BODY_LENGTH]) {
      expect(headers).not.toHaveProperty(name);
    }
  },
);

it("compresses a long answer, whose length is another then", async () => {
  const text = JSON.stringify({ text: PAGE });
  const { headers, body } = await get(answerOf(text), "br");
  expect(String(brotliDecompressSync(body))).toBe(text);
  expect(headers).toHaveProperty("content-encoding", "br");
  for (const name of ["content-length", BODY_LENGTH]) expect(headers).not.toHaveProperty(name);
});

it("leaves alone what is compressed already, pictures, and what says so", async () => {
  for (const own of [
    { "Content-Type": "text/html", "Content-Encoding": "gzip" },
    { "Content-Type": "image/jpeg" },
    { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" },
  ]) {
    const { headers, body } = await get((_request, response) => {
      response.writeHead(200, own).end(PAGE);
    }, "gzip, br");
    expect(headers["content-encoding"]).toBe(own["Content-Encoding"]);
    expect(String(body)).toBe(PAGE);
    server?.close();
  }
});

it("sends on what is written so far when it is flushed", async () => {
  let goOn = () => {};
  const waits = new Promise<void>((resolve) => (goOn = resolve));
  server = createServer(
    withCompression((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.write("first");
      (response as unknown as { flush(): void }).flush();
      void waits.then(() => response.end("last"));
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("first");
  goOn();
  expect((await reader?.read())?.value).toBe("last");
});

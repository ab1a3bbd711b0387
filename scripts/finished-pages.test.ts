import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { withFinishedPages } from "./finished-pages.ts";

let server: Server | undefined;
afterEach(() => server?.close());

// As it comes: byte by byte.
const HOUSE = Buffer.from("🏡").toString("latin1");
function editsOf(html: string) {
  const from = html.indexOf(HOUSE);
  return from < 0 ? [] : [{ from, to: from + HOUSE.length, text: "home" }];
}
const bytes = (text: string) => new TextEncoder().encode(text);
const PAGE = bytes("<p>Ünïcode 🏡</p>");

async function get(answer: RequestListener): Promise<string> {
  server = createServer(withFinishedPages(editsOf, answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`)).text();
}

const answering =
  (contentType: string, answer: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader("Content-Type", contentType);
    answer(request, response);
  };
const asPage = (answer: RequestListener) => answering("text/html; charset=utf-8", answer);

it("finishes a page as a whole, wherever its pieces begin and end", async () => {
  for (const at of [0, 5, 13, PAGE.length]) {
    const written: string[] = [];
    const answered = await get(
      asPage((_request, response) => {
        response.flushHeaders();
        response.write(PAGE.slice(0, at), () => written.push("first"));
        response.end(PAGE.slice(at));
      }),
    );
    expect(answered).toBe("<p>Ünïcode home</p>");
    expect(written).toEqual(["first"]);
    server?.close();
  }
});

it("takes text for what it is, between bytes too", async () => {
  const answered = await get(
    asPage((_request, response) => {
      response.write(PAGE);
      response.write("<p>Ü 🏡</p>");
      response.end("<p>end</p>");
    }),
  );
  expect(answered).toBe("<p>Ünïcode home</p><p>Ü 🏡</p><p>end</p>");
});

it("ends a page whose end brings nothing more", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = get(
    asPage((_request, response) => {
      response.write(PAGE);
      response.end(resolve);
    }),
  );
  expect(await answered).toBe("<p>Ünïcode home</p>");
  await promise;
});

it("sends nothing of a page that was broken off", async () => {
  const answered = get(
    asPage((_request, response) => {
      response.write(PAGE);
      response.destroy();
    }),
  );
  await expect(answered).rejects.toThrow();
});

it("leaves alone what is no page, and what has told its length", async () => {
  const whole = new TextDecoder().decode(PAGE);
  const write: RequestListener = (_request, response) => {
    response.write(PAGE);
    response.end();
  };
  expect(await get(answering("text/plain", write))).toBe(whole);
  server?.close();
  const measured: RequestListener = (request, response) => {
    response.setHeader("Content-Length", PAGE.length);
    write(request, response);
  };
  expect(await get(asPage(measured))).toBe(whole);
});

import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { LATE_SCRIPTS_SCRIPT, LATE_TYPE } from "#lib/late-scripts.ts";
import { withLateScripts } from "./late-scripts.ts";

let server: Server | undefined;
afterEach(() => server?.close());

async function get(answer: RequestListener): Promise<string> {
  server = createServer(withLateScripts(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`)).text();
}

const html: RequestListener = (_request, response) =>
  void response.setHeader("Content-Type", "text/html; charset=utf-8");
const bytes = (text: string) => new TextEncoder().encode(text);

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const LOADER = `<script>${LATE_SCRIPTS_SCRIPT}</script>`;
const LATE = SCRIPT.replace("<script", `<script type="${LATE_TYPE}"`);

it("lets the built scripts of a page wait, and nothing else", async () => {
  const rest = "<p>Ünïcode 🏡</p><script>run()</script><script src='/x.js'></script>";
  const answered = await get((request, response) => {
    html(request, response);
    response.write(bytes(`<head>${SCRIPT}${SCRIPT}${LOADER}`));
    response.write(bytes(rest));
    response.write(bytes(SCRIPT));
    response.end();
  });
  expect(answered).toBe(`<head>${LATE}${LATE}${LOADER}${rest}${LATE}`);
});

it("leaves the scripts of a page alone that has nothing to load them", async () => {
  const answered = await get((request, response) => {
    html(request, response);
    response.write(bytes(`<html id="__next_error__">${SCRIPT}`));
    response.end();
  });
  expect(answered).toBe(`<html id="__next_error__">${SCRIPT}`);
});

it("leaves a tag alone that comes in two pieces", async () => {
  const answered = await get((request, response) => {
    html(request, response);
    response.write(bytes(LOADER + SCRIPT.slice(0, 20)));
    response.write(bytes(SCRIPT.slice(20)));
    response.end();
  });
  expect(answered).toBe(LOADER + SCRIPT);
});

it("leaves alone what is no page, and what has told its length", async () => {
  const asText = await get((_request, response) => {
    response.setHeader("Content-Type", "text/plain");
    response.write(bytes(LOADER + SCRIPT));
    response.end();
  });
  expect(asText).toBe(LOADER + SCRIPT);
  server?.close();
  const measured = await get((request, response) => {
    html(request, response);
    response.setHeader("Content-Length", bytes(LOADER + SCRIPT).length);
    response.write(bytes(LOADER + SCRIPT));
    response.end();
  });
  expect(measured).toBe(LOADER + SCRIPT);
});

import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";
import { type AddressInfo, createServer as createListener, type Server } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { hostsOf, listenAt, LOOPBACK } from "./listening.ts";
import { StartError } from "../start-error.ts";

const DATABASE_URL = "postgres://127.0.0.1/homes";
const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const hasIPv6 = addresses.some(({ address }) => address === "::1");
const outer = addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(hosts = LOOPBACK, port = 0) {
  const server: HttpServer = createServer((_request, response) => void response.end("here"));
  const listening = await listenAt(server, port, hosts);
  closing.push(async () => {
    server.closeAllConnections();
    await listening.close();
  });
  return listening;
}

const answerOf = (host: string, port: number) =>
  fetch(`http://${host}:${port}/`, { headers: { connection: "close" } }).then(
    (answer) => answer.text(),
    () => "nobody",
  );

test("the host is loopback locally and every address in a deployment, unless HOST is set", () => {
  expect(hostsOf({ HOST: undefined, DATABASE_URL: undefined })).toEqual(["127.0.0.1", "::1"]);
  expect(hostsOf({ HOST: undefined, DATABASE_URL })).toEqual([null]);
  expect(hostsOf({ HOST: "192.0.2.1", DATABASE_URL })).toEqual(["192.0.2.1"]);
  expect(hostsOf({ HOST: "0.0.0.0", DATABASE_URL: undefined })).toEqual(["0.0.0.0"]);
});

test("loopback answers on each available IP version, and no other address does", async () => {
  const { port } = await serve();
  expect(await answerOf("127.0.0.1", port)).toBe("here");
  expect(await answerOf("localhost", port)).toBe("here");
  expect(await answerOf("[::1]", port)).toBe(hasIPv6 ? "here" : "nobody");
  if (outer) expect(await answerOf(outer, port)).toBe("nobody");
});

test("without a host, every address answers", async () => {
  const { port } = await serve([null]);
  for (const host of ["127.0.0.1", ...(outer ? [outer] : [])]) {
    expect(await answerOf(host, port)).toBe("here");
  }
});

test("a port is free after the server closes, and taken if either loopback address is", async () => {
  const first = await serve();
  await expect(serve(LOOPBACK, first.port)).rejects.toThrow(
    /^Port \d+ is already in use.+ set PORT/,
  );
  await first.close();
  await (await serve(LOOPBACK, first.port)).close();

  const other: Server = createListener();
  other.listen(0, hasIPv6 ? "::1" : "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(serve(LOOPBACK, port)).rejects.toThrow(StartError);
  await once(other.close(), "close");
  await serve(LOOPBACK, port);
});

test.each([
  ["192.0.2.1", /^HOST is 192\.0\.2\.1, which isn't an address of this machine/],
  ["no-such-host.invalid", /^Unknown host in HOST: no-such-host\.invalid/],
])("HOST=%s gets a clear error", async (host, sentence) => {
  await expect(serve([host])).rejects.toThrow(sentence);
});

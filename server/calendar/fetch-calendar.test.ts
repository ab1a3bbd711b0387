import dns from "node:dns";
import type { RequestListener } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type * as PrivateNetwork from "#server/private-network.ts";
import { TRUSTED } from "#tests/mail/certificates.ts";
import { fetchCalendar } from "./fetch-calendar.ts";

const network = vi.hoisted(() => ({ isOpen: false }));
vi.mock("#server/private-network.ts", async (importOriginal) => {
  const real = await importOriginal<typeof PrivateNetwork>();
  return {
    ...real,
    isPublicAddress: (address: string) =>
      (network.isOpen && address === "127.0.0.1") || real.isPublicAddress(address),
  };
});

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(TRUSTED, listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates("default"), TRUSTED.cert]));
afterEach(() => {
  network.isOpen = false;
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const failureOf = (address: string) =>
  fetchCalendar(address).then(
    () => null,
    (error: { failure: string }) => error.failure,
  );

describe("a private address", () => {
  it.each([
    ["https://127.0.0.1/a.ics"],
    ["https://[::1]/a.ics"],
    ["https://[::ffff:10.0.0.1]/a.ics"],
    ["https://[64:ff9b::7f00:1]/a.ics"],
    ["https://169.254.169.254/latest/meta-data"],
    ["https://100.64.0.1/a.ics"],
    ["https://0.0.0.0/a.ics"],
    ["https://2130706433/a.ics"],
    ["https://localhost/a.ics"],
    ["https://calendar.internal/a.ics"],
  ])("is never fetched: %s", async (address) => {
    expect(await failureOf(address)).toBe("private");
  });

  it("is never fetched through a hostname, even as one of several addresses", async () => {
    const lookup = vi.spyOn(dns, "lookup");
    const answer = [
      { address: "203.0.113.9", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    lookup.mockImplementation(((_: string, __: unknown, callback: (...of: unknown[]) => void) =>
      callback(null, answer)) as never);
    expect(await failureOf("https://calendar.example.com/a.ics")).toBe("private");
  });

  it("is never fetched after a redirect, and neither is plain HTTP", async () => {
    network.isOpen = true;
    const away = await serve((_, response) =>
      response.writeHead(302, { location: "https://169.254.169.254/" }).end(),
    );
    expect(await failureOf(away)).toBe("private");
    const plain = await serve((_, response) =>
      response.writeHead(302, { location: "http://example.com/a.ics" }).end(),
    );
    expect(await failureOf(plain)).toBe("unreachable");
  });
});

it("follows three redirects and no more", async () => {
  network.isOpen = true;
  const host = await serve(({ url = "" }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end("BEGIN:VCALENDAR");
    else response.writeHead(307, { location: `/${left - 1}` }).end();
  });
  expect(await fetchCalendar(`${host}/3`)).toBe("BEGIN:VCALENDAR");
  expect(await failureOf(`${host}/4`)).toBe("unreachable");
});

it.each([
  [404, "not_found"],
  [403, "not_found"],
  [500, "unreachable"],
  [999, "unreachable"],
])("reports a %s response as %s", async (status, failure) => {
  network.isOpen = true;
  const host = await serve((_, response) => response.writeHead(status).end("no"));
  expect(await failureOf(host)).toBe(failure);
});

it("reads at most two million bytes, and rejects an incomplete response", async () => {
  network.isOpen = true;
  const host = await serve(({ url = "" }, response) => {
    if (url === "/broken") response.writeHead(200, { "content-length": "10" }).write("BEGIN");
    if (url === "/broken") setImmediate(() => response.destroy());
    else response.end("x".repeat(url === "/most" ? 2_000_000 : 2_000_001));
  });
  expect(await fetchCalendar(`${host}/most`)).toHaveLength(2_000_000);
  expect(await failureOf(`${host}/more`)).toBe("too_large");
  expect(await failureOf(`${host}/broken`)).toBe("unreachable");
});

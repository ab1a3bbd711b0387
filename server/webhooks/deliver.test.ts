import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type * as PrivateNetwork from "#server/private-network.ts";
import { TRUSTED } from "#tests/mail/certificates.ts";
import { deliverOnce } from "./deliver.ts";
import { makeWebhookSecret } from "./signature.ts";

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
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates("default"), TRUSTED.cert]));
afterEach(() => {
  network.isOpen = false;
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const secret = makeWebhookSecret();
const message = { id: "msg_1", at: new Date(1_700_000_000_000), body: '{"home":"Łódź"}' };

it("sends the whole body with a verifiable signature", async () => {
  network.isOpen = true;
  const got: { request: IncomingMessage; body: Buffer }[] = [];
  const address = await serve(async (request, response) => {
    got.push({ request, body: Buffer.concat(await request.toArray()) });
    response.end("x".repeat(2_000_000));
  });
  expect(await deliverOnce(address, secret, message)).toMatchObject({ status: 200 });
  const [{ request, body } = { request: null, body: Buffer.alloc(0) }, ...others] = got;
  expect(others).toEqual([]);
  expect(request).toMatchObject({ method: "POST", url: "/hook" });
  expect(body.toString("utf8")).toBe(message.body);
  const headers: IncomingHttpHeaders = request?.headers ?? {};
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body.toString("utf8")}`;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const expected = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
});

it.each([204, 302, 410, 500])("returns status %s without following a redirect", async (status) => {
  network.isOpen = true;
  const address = await serve((_, response) =>
    response.writeHead(status, { location: "https://169.254.169.254/" }).end(),
  );
  expect(await deliverOnce(address, secret, message)).toMatchObject({ status });
});

it.each([
  ["http://127.0.0.1/", "unreachable"],
  ["https://127.0.0.1/", "private"],
  ["https://hooks.internal/", "private"],
])("never sends to %s", async (address, failure) => {
  expect(await deliverOnce(address, secret, message)).toMatchObject({ status: null, failure });
});

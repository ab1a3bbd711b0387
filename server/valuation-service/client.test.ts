import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "#lib/errors.ts";
import { valuationView } from "#lib/schemas/valuation.ts";
import { fetchValuation } from "./client.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";

const subject = subjectFromProperty({
  propertyType: "single_family",
  addressLine1: " 12 Elm St ",
  addressLine2: "Unit 3",
  city: "Madison",
  state: "WI",
  zipCode: "53704",
});
const NOW = new Date("2026-11-05T12:00:00Z");

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`not an AppError: ${String(error)}`);
  return error;
}

describe("a service that answers", () => {
  it("is asked with the one-line address and the key, and its answer becomes the view", async () => {
    const seen: { method?: string; url?: string; key?: string; type?: string; body?: unknown } = {};
    const url = await serve((request, response) => {
      void bodyOf(request).then((body) => {
        const { authorization: key, "content-type": type } = request.headers;
        Object.assign(seen, { method: request.method, url: request.url, key, type, body });
        response.setHeader("Content-Type", "application/json");
        response.end(
          JSON.stringify({ avm: { data: { estimatedValue: "$412,000", confidence: 88 } } }),
        );
      });
    });
    const view = await fetchValuation(subject, { url: `${url}/base/`, key: "secret" }, NOW);
    expect(seen).toEqual({
      method: "POST",
      url: "/base/property/complete",
      key: "Bearer secret",
      type: "application/json",
      body: { address: "12 Elm St, Unit 3, Madison, WI 53704" },
    });
    expect(valuationView.parse(view)).toMatchObject({
      estimate: 412_000,
      confidence: 88,
      low: null,
      retrievedAt: NOW.toISOString(),
      source: { kind: "external", isDemo: false, reason: null },
      comparables: null,
    });
  });

  it("gets no authorization without a key", async () => {
    let authorization: string | undefined = "unset";
    const url = await serve((request, response) => {
      authorization = request.headers.authorization;
      response.end("{}");
    });
    const view = await fetchValuation(subject, { url }, NOW);
    expect(authorization).toBeUndefined();
    expect(view).toMatchObject({
      estimate: null,
      source: { reason: "The valuation service has no estimate for this address." },
    });
  });
});

describe("a service that fails", () => {
  it.each([
    [404, "Not Found"],
    [401, "Unauthorized"],
    [429, "Too Many Requests"],
    [500, "Internal Server Error"],
    [503, "Out to lunch"],
    [302, "Found"],
  ])("with %i %s is reported with its status", async (status, text) => {
    const url = await serve((_, response) => {
      response.writeHead(status, text, { Location: "http://127.0.0.1:1/" });
      response.end("secret details of the service");
    });
    const error = await failureOf(fetchValuation(subject, { url, key: "secret" }, NOW));
    expect(error.code).toBe("bad_gateway");
    expect(error.message).toBe(`Failed to fetch pricing data: ${status} ${text}`);
  });

  it.each(["<html>hello</html>", "", "null", "42", '"text"', '{"estimate": 4'])(
    "with the body %j was not understood",
    async (body) => {
      const url = await serve((_, response) => response.end(body));
      const error = await failureOf(fetchValuation(subject, { url }, NOW));
      expect(error.message).toBe("Failed to fetch pricing data: 502 Bad Gateway");
    },
  );

  it("is given up when it does not answer in time", async () => {
    const url = await serve(() => undefined);
    const error = await failureOf(fetchValuation(subject, { url, timeoutMs: 50 }, NOW));
    expect(error.code).toBe("bad_gateway");
    expect(error.message).toBe("Failed to fetch pricing data: 504 Gateway Timeout");
  });

  it("is given up when it begins to answer and never ends", async () => {
    const url = await serve((_, response) => {
      response.write('{"estimate": ');
    });
    const error = await failureOf(fetchValuation(subject, { url, timeoutMs: 150 }, NOW));
    expect(error.message).toBe("Failed to fetch pricing data: 504 Gateway Timeout");
  });

  it("is cut off when it answers without end", async () => {
    let closed: () => void;
    const cutOff = new Promise<void>((resolve) => (closed = resolve));
    const url = await serve((_, response) => {
      const block = " ".repeat(64 * 1024);
      const pour = () => {
        while (!response.destroyed && response.write(block));
      };
      response.on("drain", pour).on("close", () => closed());
      pour();
    });
    const error = await failureOf(fetchValuation(subject, { url }, NOW));
    expect(error.message).toBe("Failed to fetch pricing data: 502 Bad Gateway");
    await cutOff;
  });

  it("with a connection that breaks was not reached", async () => {
    const url = await serve((request) => request.socket.destroy());
    const error = await failureOf(fetchValuation(subject, { url }, NOW));
    expect(error.message).toBe("Failed to fetch pricing data: 502 Bad Gateway");
    expect(error.cause).toBeInstanceOf(Error);
  });
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DEMO_ADDRESS } from "#db/demo/sales.ts";
import { refreshDemoSales } from "#services/demo-data.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

beforeAll(() => refreshDemoSales(new Date()));

it("values the tour's home by comparable sales, and says that they are for demonstration", async () => {
  const user = await createUser();
  await createProperty(user, { ...DEMO_ADDRESS, propertyBasics: BASICS });
  const answer = await call(route, "GET", { as: user });
  expect(answer.status).toBe(200);
  const view = answer.body as Record<string, number> & {
    source: { isDemo: boolean };
    comparables: unknown[];
  };
  expect(view.estimate).toBeGreaterThan(100_000);
  expect(view.low).toBeLessThan(view.estimate ?? 0);
  expect(view.high).toBeGreaterThan(view.estimate ?? 0);
  expect(view.source.isDemo).toBe(true);
  expect(view.comparables.length).toBeGreaterThan(2);
});

it("says plainly that there are no sales to compare with elsewhere", async () => {
  const user = await createUser();
  await createProperty(user, {
    addressLine1: "1 Far Road",
    city: "Bangor",
    state: "ME",
    zipCode: "04401",
    propertyBasics: BASICS,
  });
  const answer = await call(route, "GET", { as: user });
  expect(answer.body).toMatchObject({
    estimate: null,
    low: null,
    source: { reason: expect.stringMatching(/sales/) },
  });
});

it("needs a property", async () => {
  const answer = await call(route, "GET", { as: await createUser() });
  expect([answer.status, answer.body]).toEqual([404, { error: "No property address available" }]);
});

let service: Server;
let answerOfService: { status: number; body: string };
const asked: { url: string | undefined; authorization: string | undefined; body: string }[] = [];

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({ url: request.url, authorization: request.headers.authorization, body });
    response.writeHead(answerOfService.status, { "Content-Type": "application/json" });
    response.end(answerOfService.body);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
afterAll(() => service.close());

it("asks the external service where one is configured, its failures and all", async () => {
  vi.resetModules();
  vi.stubEnv("VALUATION_API_URL", `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  vi.stubEnv("VALUATION_API_KEY", "key-1");
  const external = await import("./route.ts");
  const user = await createUser();
  await createProperty(user, { addressLine2: "Unit 3" });

  answerOfService = {
    status: 200,
    body: JSON.stringify({ avm: { data: { estimated_value: "$512,000", "owner name": "x" } } }),
  };
  expect((await call(external, "GET", { as: user })).body).toMatchObject({
    estimate: 512_000,
    assessment: null,
    source: { kind: "external", isDemo: false },
  });
  expect(asked).toEqual([
    {
      url: "/property/complete",
      authorization: "Bearer key-1",
      body: JSON.stringify({ address: "412 Alder Street, Unit 3, Seattle, WA 98103" }),
    },
  ]);

  vi.spyOn(console, "error").mockImplementation(() => undefined);
  answerOfService = { status: 503, body: "{}" };
  const failed = await call(external, "GET", { as: user });
  expect([failed.status, failed.body]).toEqual([
    502,
    { error: "Failed to fetch pricing data: 503 Service Unavailable" },
  ]);

  answerOfService = { status: 200, body: "{}" };
  const { countAttempt } = await import("#services/limits.ts");
  for (let n = 0; n < 28; n++) {
    await countAttempt({ externalValuation: user.accountId }, "Too many");
  }
  const before = asked.length;
  const refused = await call(external, "GET", { as: user });
  expect([refused.status, refused.body]).toEqual([
    429,
    { error: "Your home's estimate was requested too many times. Please try again later." },
  ]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
  expect(asked).toHaveLength(before);
});

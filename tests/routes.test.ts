import { glob } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { callOf } from "#http/route.ts";
import { type CallName, METHODS, splitCall } from "#lib/contract/call.ts";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import { NOT_FOUND, SIGNED_OUT_SCREENS, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { call } from "./api.ts";

const CALLS = Object.keys(CONTRACT) as Call[];

/** Public calls, repeated here so that none becomes public by accident. */
const PUBLIC = new Set<CallName>([
  "POST /api/login",
  "POST /api/login/second-factor",
  "POST /api/logout",
  "POST /api/users",
  "POST /api/stripe/webhook",
  "GET /api/health",
  "GET /api/health/live",
  "GET /api/metrics",
  "GET /api/jobs",
  "POST /api/jobs",
  "GET /api/openapi.json",
  "GET /api/auth/providers",
  "GET /api/auth/{provider}",
  "GET /api/auth/callback/{provider}",
  "POST /api/auth/callback/{provider}",
  "GET /api/auth/ended",
  "POST /api/forgot-password",
  "POST /api/reset-password",
  "POST /api/verify-email",
  "POST /api/restore-email",
  "POST /api/invitation",
  "POST /api/account-deletion/confirmation",
  "POST /api/unsubscribe",
  "POST /api/unsubscribe/one-click",
  "GET /api/unsubscribe/one-click",
  "POST /api/open-house-sheet",
  "POST /api/inbound-email",
]);
const CATCH_ALL = "/api/[...path]";

async function find(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern)) files.push(file);
  return files.toSorted();
}

/** Returns the URL path of a file under app/, without route groups. */
function addressOf(file: string): string {
  return path
    .dirname(file)
    .replace(/^app/, "")
    .replace(/\/\([^)]*\)/g, "");
}

/** Returns "/api/users/[id]" for the contract's "/api/users/{id}". */
const inBraces = (address: string) => address.replace(/\[(\w+)\]/g, "{$1}");

const routeFiles = await find("app/api/**/route.ts");
const pageFiles = await find("app/**/page.tsx");

describe.each(routeFiles)("%s", async (file) => {
  const address = addressOf(file);
  const handlers = await import(/* @vite-ignore */ path.resolve(file));

  it.each(METHODS)("%s serves the call of the same name, or none", (method) => {
    const name = `${method} ${inBraces(address)}` as CallName;
    expect(callOf(handlers[method])).toBe(name in CONTRACT ? name : null);
  });

  it.each(METHODS)("%s returns 401 to a visitor unless it's public or missing", async (method) => {
    if (PUBLIC.has(`${method} ${inBraces(address)}` as CallName)) return;
    const { status, body } = await call(handlers, method, {
      body: method === "GET" ? undefined : {},
    });
    expect(address === CATCH_ALL ? [404] : [401, 405]).toContain(status);
    expect(body).toEqual({ error: expect.any(String) });
  });
});

it("has a route for every call of the contract", () => {
  const addresses = new Set(routeFiles.map((file) => inBraces(addressOf(file))));
  for (const name of CALLS) expect(addresses).toContain(splitCall(name).path);
});

it("has no public calls except the intended ones", () => {
  expect(CALLS.filter((name) => specOf(name).public).toSorted()).toEqual([...PUBLIC].toSorted());
});

it("accepts cross-site requests for these calls only", () => {
  expect(CALLS.filter((name) => specOf(name).crossSite).toSorted()).toEqual([
    "POST /api/auth/callback/{provider}",
    "POST /api/unsubscribe/one-click",
  ]);
});

it("has a page for every screen in the route table, and no others", () => {
  const screens = [
    ...[...SIGNED_IN_SCREENS, ...SIGNED_OUT_SCREENS, NOT_FOUND],
    ...["/help/[article]", "/online-listing/messages/[inquiryId]", "/map/[slug]"],
  ];
  expect(pageFiles.map(addressOf).toSorted()).toEqual(screens.toSorted());
});

import { glob } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isRoute } from "#lib/api/route.ts";
import { SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS } from "#lib/routes.ts";
import { call } from "./api.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** CONTRACT, "Every call": what a visitor may call. The catch-all answers 404 to everybody. */
const PUBLIC = new Set([
  "POST /api/login",
  "POST /api/logout",
  "POST /api/users",
  "POST /api/stripe/webhook",
  "GET /api/health",
  "GET /api/auth/google",
  "GET /api/auth/callback/google",
  "GET /api/auth/ended",
]);

async function find(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern)) files.push(file);
  return files.toSorted();
}

/** The address that a file under app/ has: without groups, as a browser would ask for it. */
function addressOf(file: string): string {
  return path
    .dirname(file)
    .replace(/^app/, "")
    .replace(/\/\([^)]*\)/g, "");
}

const routeFiles = await find("app/api/**/route.ts");
const pageFiles = await find("app/**/page.tsx");

describe.each(routeFiles)("%s", async (file) => {
  const address = addressOf(file);
  const handlers = await import(/* @vite-ignore */ path.resolve(file));

  it.each(METHODS)("%s was made by route()", (method) => {
    expect(isRoute(handlers[method])).toBe(true);
  });

  it.each(METHODS)(
    "%s answers a visitor with 401, unless it is public or not there",
    async (method) => {
      if (PUBLIC.has(`${method} ${address}`)) return;
      const { status, body } = await call(handlers, method, {
        body: method === "GET" ? undefined : {},
      });
      expect(address === "/api/[...path]" ? [404] : [401, 405]).toContain(status);
      expect(body).toEqual({ error: expect.any(String) });
    },
  );
});

it("has a page for every screen of the route table, and no page beside them", () => {
  const screens = [...SIGNED_IN_SCREENS, ...SIGNED_OUT_SCREENS];
  expect(pageFiles.map(addressOf).toSorted()).toEqual(screens.toSorted());
});

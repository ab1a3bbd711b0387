import path from "node:path";
import type { ReactNode } from "react";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { DEMO_ADDRESS } from "#db/demo/sales.ts";
import { sessions } from "#db/schema/index.ts";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import { splitCall } from "#lib/contract/call.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { NOT_FOUND, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { refreshDemoSales } from "#services/demo-data.ts";
import { call } from "./api.ts";
import { startTrafficCounter } from "./database-traffic.ts";
import {
  createProperty,
  createSubscription,
  createUser,
  signIn,
  type TestUser,
} from "./factories.ts";
import { BASICS } from "./property.ts";

const requestHeaders = new Headers({ host: "localhost:3000" });
vi.mock("next/headers", () => ({ headers: () => Promise.resolve(requestHeaders) }));

const traffic = await startTrafficCounter(process.env.DATABASE_URL ?? "");
process.env.DATABASE_URL = traffic.url;
afterAll(() => traffic.stop());

let admin: TestUser;
let cookie: string;
beforeAll(async () => {
  await refreshDemoSales(new Date());
  admin = await createUser();
  await createSubscription(admin);
  const described = { propertyBasics: BASICS, propertySpecifics: NO_FEATURES };
  await createProperty(admin, { ...DEMO_ADDRESS, ...described });
  cookie = await signIn(admin);
  requestHeaders.set("cookie", cookie);
});

// The first writes a counter for each file, the second reads every table of the account.
const FILES: readonly Call[] = ["GET /api/inventory/document", "GET /api/account-export"];
const READS = (Object.keys(CONTRACT) as Call[]).filter(
  (name) =>
    name.startsWith("GET ") &&
    !specOf(name).public &&
    !specOf(name).events &&
    !FILES.includes(name),
);

const read = async (name: Call) => {
  const file = splitCall(name).path.replace(/\{(\w+)\}/g, "[$1]");
  const route = await import(/* @vite-ignore */ path.resolve("app", `.${file}/route.ts`));
  const params = { userId: admin.id, webhookId: admin.id, inquiryId: admin.id };
  return () => call(route, "GET", { cookie, params });
};

it.each(READS)("%s takes one statement, and one round trip once prepared", async (name) => {
  const ask = await read(name);
  expect((await traffic.during(ask)).statements).toBe(1);
  expect(await traffic.during(ask)).toEqual({ statements: 1, roundTrips: 1 });
});

it.each([
  ["GET /api/health", 1],
  ["GET /api/health/live", 0],
  ["GET /api/openapi.json", 0],
] as const)("%s reads no session, even if the caller has one", async (name, statements) => {
  const ask = await read(name);
  await ask();
  expect((await traffic.during(ask)).statements).toBe(statements);
});

it("records session use with a second statement if the last use was minutes ago", async () => {
  const ask = await read("GET /api/auth/user");
  await database()
    .update(sessions)
    .set({ lastUsedAt: sql`${sessions.lastUsedAt} - interval '6 minutes'` });
  expect((await traffic.during(ask)).statements).toBe(2);
  expect((await traffic.during(ask)).statements).toBe(1);
});

it("uses no prepared statements behind a pooler", async () => {
  vi.stubEnv("DATABASE_PREPARE", "0");
  vi.stubGlobal("porchlightDatabase", undefined);
  vi.resetModules();
  const ask = await read("GET /api/properties/latest");
  await ask();
  expect(await traffic.during(ask)).toEqual({ statements: 1, roundTrips: 2 });
});

type Page = (props: { searchParams: Promise<Record<string, string>> }) => ReactNode;
type Layout = (props: { children: ReactNode }) => ReactNode;

async function show(screen: string) {
  const folder = path.resolve("app/(signed-in)");
  const { default: layout } = (await import(
    /* @vite-ignore */ path.join(folder, "layout.tsx")
  )) as { default: Layout };
  const { default: page } = (await import(
    /* @vite-ignore */ path.join(folder, screen, "page.tsx")
  )) as { default: Page };
  return async () => {
    await layout({ children: null });
    // A page can end in a redirect or as not found.
    const searchParams = Promise.resolve<Record<string, string>>(
      screen === "/checkout" ? { planId: "1" } : {},
    );
    if (screen === NOT_FOUND) expect(() => page({ searchParams })).toThrow("NEXT_HTTP_ERROR");
    else await page({ searchParams });
  };
}

it.each([...SIGNED_IN_SCREENS, NOT_FOUND])(
  "%s takes two statements, or one if not found",
  async (screen) => {
    const { statements } = await traffic.during(await show(screen));
    expect(statements).toBe(screen === NOT_FOUND ? 1 : 2);
  },
);

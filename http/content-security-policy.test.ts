import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Screen } from "#lib/routes.ts";

// The environment is read once per module, so each test reloads it.
beforeEach(() => vi.resetModules());

async function policyOf(screen: Screen) {
  const { contentSecurityPolicy } = await import("./content-security-policy.ts");
  return contentSecurityPolicy(screen, "nonce");
}

describe("with Stripe", () => {
  beforeEach(() => {
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_test");
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_test");
    vi.stubEnv("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", "pk_test");
  });

  it.each(["/checkout", "/billing/card"] as const)("allows Stripe on %s", async (screen) => {
    const policy = await policyOf(screen);
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
  });

  it("doesn't allow Stripe on other screens", async () => {
    expect(await policyOf("/billing")).not.toContain("stripe");
  });
});

it("allows no other origins without Stripe, not even at checkout", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "");
  const policy = await policyOf("/checkout");
  expect(policy).not.toMatch(/stripe|https:/);
  expect(policy).toContain("; frame-src 'self';");
});

it("lets a screen frame only pages of its own origin, such as the listing preview", async () => {
  expect(await policyOf("/billing")).toContain("; frame-src 'self';");
  expect(await policyOf("/not-found")).toContain("; frame-src 'self';");
});

it("lets a page open only its own workers", async () => {
  expect(await policyOf("/billing")).toContain("; worker-src 'self';");
});

it("lets signed-in screens upload photos only to the configured store", async () => {
  expect(await policyOf("/billing")).toContain("; connect-src 'self';");
  vi.resetModules();
  for (const [name, value] of Object.entries(S3)) vi.stubEnv(name, value);
  expect(await policyOf("/billing")).toContain("; connect-src 'self' https://store.example:9000;");
  expect(await policyOf("/not-found")).toContain("; connect-src 'self';");
});

it.each([
  { MAP_STYLE_URL: "https://tiles.example:8443/style.json" },
  { MAP_TILES_URL: "https://tiles.example:8443/{z}/{x}/{y}.png", MAP_ATTRIBUTION: "Tiles" },
  { MAP_TILES_URL: "https://tiles.example:8443/us.pmtiles", MAP_ATTRIBUTION: "Tiles" },
])("lets signed-in screens load the map only from the configured origin: %o", async (map) => {
  expect(await policyOf("/billing")).not.toContain("https:");
  vi.resetModules();
  for (const [name, value] of Object.entries(map)) vi.stubEnv(name, value);
  const policy = await policyOf("/billing");
  expect(policy).toContain("; connect-src 'self' https://tiles.example:8443;");
  expect(policy.match(/https:/g)).toHaveLength(1);
  expect(policy).toContain("; worker-src 'self';");
  expect(await policyOf("/not-found")).not.toContain("https:");
  const ofMap = await policyOf("/map/611-s-maple-st");
  expect(ofMap).toContain("; connect-src 'self' https://tiles.example:8443;");
  expect([policy, ofMap].map((each) => /frame-ancestors [^;]+/.exec(each)?.[0])).toEqual([
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ]);
});

const S3 = {
  S3_ENDPOINT: "https://store.example:9000/path",
  S3_REGION: "us-east-1",
  S3_BUCKET: "homes",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

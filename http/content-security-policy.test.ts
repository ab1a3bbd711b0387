import { beforeEach, describe, expect, it, vi } from "vitest";

// The variables are read once, so each test reads them anew.
beforeEach(() => vi.resetModules());

async function policyOf(screen: "/checkout" | "/billing") {
  const { contentSecurityPolicy } = await import("./content-security-policy.ts");
  return contentSecurityPolicy(screen, "nonce");
}

describe("with Stripe", () => {
  beforeEach(() => {
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_test");
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_test");
    vi.stubEnv("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", "pk_test");
  });

  it("lets Stripe in on the checkout", async () => {
    const policy = await policyOf("/checkout");
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
  });

  it("and nowhere else", async () => {
    expect(await policyOf("/billing")).not.toContain("stripe");
  });
});

it("without Stripe lets in nothing from other origins, on the checkout neither", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "");
  const policy = await policyOf("/checkout");
  expect(policy).not.toMatch(/stripe|https:/);
  expect(policy).toContain("frame-src 'none'");
});

it("lets a page open workers of its own, and no others", async () => {
  expect(await policyOf("/billing")).toContain("; worker-src 'self';");
});

import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_1",
};

describe("Stripe's keys", () => {
  it("are all there or none", () => {
    expect(parseEnv(STRIPE)).toMatchObject(STRIPE);
    expect(parseEnv({}).STRIPE_SECRET_KEY).toBeUndefined();
  });

  it.each(Object.keys(STRIPE))("stop the start when %s alone is missing", (name) => {
    expect(() => parseEnv({ ...STRIPE, [name]: "" })).toThrow(EnvError);
    expect(() => parseEnv({ ...STRIPE, [name]: "" })).toThrow(`${name} is missing`);
  });
});

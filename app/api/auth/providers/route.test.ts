import { beforeEach, expect, it, vi } from "vitest";
import { call } from "#tests/api.ts";

// The variables are read only once, when the module loads.
beforeEach(() => vi.resetModules());

it("lists only the names of the identity providers that are set up", async () => {
  vi.stubEnv("AUTH_FACEBOOK_ID", "facebook-id");
  vi.stubEnv("AUTH_FACEBOOK_SECRET", "facebook-secret");
  vi.stubEnv("AUTH_APPLE_ID", "apple-id");
  const { status, body } = await call(await import("./route.ts"), "GET");
  expect(status).toBe(200);
  expect(body).toEqual(["facebook"]);
});

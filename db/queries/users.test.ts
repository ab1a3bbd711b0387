import { describe, expect, it } from "vitest";
import { createUser } from "#tests/factories.ts";
import { hasPassword } from "./users.ts";

describe("hasPassword", () => {
  it("is true with a password, false without one and for nobody", async () => {
    const { id: withPassword } = await createUser();
    const { id: googleOnly } = await createUser({ password: null, googleId: "g-1" });
    expect(await hasPassword(withPassword)).toBe(true);
    expect(await hasPassword(googleOnly)).toBe(false);
    expect(await hasPassword(crypto.randomUUID())).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { createUser } from "#tests/factories.ts";
import { hasPassword } from "./users.ts";

describe("hasPassword", () => {
  it("is true with a password, and false without one or for an unknown user", async () => {
    const { id: withPassword } = await createUser();
    const { id: googleOnly } = await createUser({ password: null, googleId: "g-1" });
    const has = (id: string) => readOwned(hasPassword, ofAccount(id));
    expect(await has(withPassword)).toBe(true);
    expect(await has(googleOnly)).toBe(false);
    expect(await has(crypto.randomUUID())).toBe(false);
  });
});

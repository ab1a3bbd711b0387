import { readFile } from "node:fs/promises";
import { hash } from "@node-rs/bcrypt";
import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

describe("a password", () => {
  it("matches its own hash, and no other password does", async () => {
    const stored = await hashPassword("Passw0rd!");
    expect(stored).toMatch(/^\$2b\$12\$/);
    expect(await isPassword("Passw0rd!", stored)).toBe(true);
    expect(await isPassword("Passw0rd?", stored)).toBe(false);
    expect(await isPassword("Passw0rd!", null)).toBe(false);
  });

  it("matches a hash in an older format", async () => {
    const stored = "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW";
    expect(await isPassword("U*U", stored)).toBe(true);
  });
});

describe("many concurrent passwords", () => {
  it("leave threads for reading files", async () => {
    const stored = await hash("Passw0rd!", { cost: 10 });
    let compared = 0;
    const all = Array.from({ length: 16 }, async () => {
      await isPassword("Passw0rd!", stored);
      compared += 1;
    });
    await readFile(import.meta.filename);
    expect(compared).toBeLessThan(8);
    await Promise.all(all);
  });

  it("wait in a queue, and are refused with a retry time when it is full", async () => {
    const stored = await hash("Passw0rd!", { cost: 4 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 140 }, () => isPassword("Passw0rd!", stored)),
    );
    const refused = outcomes.filter(({ status }) => status === "rejected");
    // One or two were already running, depending on the number of cores.
    expect([10, 11]).toContain(refused.length);
    expect(refused[0]).toMatchObject({
      reason: { code: "unavailable", retryAfter: expect.any(Number) },
    });
    expect(await isPassword("Passw0rd!", stored)).toBe(true);
  });
});

import { expect, it, vi } from "vitest";

async function load(secret = "a-secret-for-tests-that-is-long-enough") {
  vi.stubEnv("AUTH_SECRET", secret);
  vi.resetModules();
  return import("./encryption.ts");
}

it("gives back what it encrypted, and never encrypts it the same way twice", async () => {
  const { encrypt, decrypt } = await load();
  const [first, second] = [encrypt("JBSWY3DP", "a", "ana"), encrypt("JBSWY3DP", "a", "ana")];
  expect(first).toMatch(/^1\.[\w-]+$/);
  expect(first).not.toBe(second);
  expect(decrypt(first, "a", "ana")).toBe("JBSWY3DP");
});

it("gives nothing back for another owner, another purpose, another secret, or once changed", async () => {
  const { encrypt, decrypt } = await load();
  const stored = encrypt("JBSWY3DP", "a", "ana");
  expect(() => decrypt(stored, "a", "ben")).toThrow();
  expect(() => decrypt(stored, "b", "ana")).toThrow();
  expect(() => decrypt(`${stored.slice(0, -2)}AA`, "a", "ana")).toThrow();
  expect(() => decrypt(stored.replace("1.", "2."), "a", "ana")).toThrow(/can't read/);
  const other = await load("another-secret-for-tests-that-is-long-enough");
  expect(() => other.decrypt(stored, "a", "ana")).toThrow();
});

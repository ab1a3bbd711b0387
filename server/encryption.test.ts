import { expect, it, vi } from "vitest";

async function load(secret = "a-secret-for-tests-that-is-long-enough") {
  vi.stubEnv("AUTH_SECRET", secret);
  vi.resetModules();
  return import("./encryption.ts");
}

it("decrypts what it encrypted, and never encrypts the same way twice", async () => {
  const { encrypt, decrypt } = await load();
  const [first, second] = [encrypt("JBSWY3DP", "a", "ana"), encrypt("JBSWY3DP", "a", "ana")];
  expect(first).toMatch(/^1\.[\w-]+$/);
  expect(first).not.toBe(second);
  expect(decrypt(first, "a", "ana")).toBe("JBSWY3DP");
});

it("can't decrypt for another owner, purpose or secret, or after a change", async () => {
  const { encrypt, decrypt } = await load();
  const stored = encrypt("JBSWY3DP", "a", "ana");
  expect(() => decrypt(stored, "a", "ben")).toThrow();
  expect(() => decrypt(stored, "b", "ana")).toThrow();
  expect(() => decrypt(`${stored.slice(0, -2)}AA`, "a", "ana")).toThrow();
  expect(() => decrypt(stored.replace("1.", "2."), "a", "ana")).toThrow(/can't read/);
  const other = await load("another-secret-for-tests-that-is-long-enough");
  expect(() => other.decrypt(stored, "a", "ana")).toThrow();
});

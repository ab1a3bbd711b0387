import { beforeEach, expect, it, vi } from "vitest";

async function from(value: string | undefined, trusted = "1") {
  vi.stubEnv("TRUST_PROXY", trusted);
  const { clientAddress } = await import("./client-address.ts");
  return clientAddress(new Headers(value === undefined ? {} : { "x-forwarded-for": value }));
}

beforeEach(() => void vi.resetModules());

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["[2001:db8:1:2:3::4]:1234", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
  ["", "unknown"],
  ["x".repeat(101), "unknown"],
  [undefined, "unknown"],
])("reads %j as %s", async (value, address) => {
  expect(await from(value)).toBe(address);
});

it("ignores the header if no proxy is trusted", async () => {
  expect(await from("203.0.113.9", "0")).toBe("unknown");
});

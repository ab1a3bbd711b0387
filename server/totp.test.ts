import { expect, it } from "vitest";
import { newSecret, stepOf, totpAddress } from "./totp.ts";

// RFC 6238, appendix B: the SHA-1 key and the last six digits of its codes.
const KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("accepts at second %s the code %s", (second, code) => {
  expect(stepOf(KEY, code, second * 1000)).toBe(Math.floor(second / 30));
});

it("accepts a code one step early or late, and returns its step", () => {
  const at = (second: number) => stepOf(KEY, "287082", second * 1000);
  expect([0, 29, 30, 60, 89].map(at)).toEqual([1, 1, 1, 1, 1]);
  expect([90, 119].map(at)).toEqual([null, null]);
});

it("makes 160-bit secrets that an app can read", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const address = new URL(totpAddress(secret, "ana@example.com"));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("Porchlight:ana@example.com");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: "Porchlight",
    secret,
    digits: "6",
    period: "30",
    algorithm: "SHA1",
  });
});

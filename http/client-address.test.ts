import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const from = (value?: string) =>
  clientAddress(new Headers(value === undefined ? {} : { "x-forwarded-for": value }));

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["[2001:db8:1:2:3::4]:1234", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
  ["", "unknown"],
  ["x".repeat(101), "unknown"],
  [undefined, "unknown"],
])("reads %j as %s", (value, address) => {
  expect(from(value)).toBe(address);
});

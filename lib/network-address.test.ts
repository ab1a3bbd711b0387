import fc from "fast-check";
import { expect, it } from "vitest";
import { isInternal, networkOf } from "./network-address.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:5678", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:C000:0201", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:5678", "192.0.2.1"],
  ["::ffff:0:192.0.2.1", "192.0.2.1"],
  ["64:ff9b::192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:0:0:0:9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["[fe80::1%25eth0]:80", "fe80::/64"],
])("counts %s as %s", (text, network) => {
  expect(networkOf(text)).toBe(network);
});

it.each([
  "",
  "unknown",
  "_hidden",
  "somebody.example.com",
  "1",
  "192.0.2",
  "010.0.0.1",
  "256.0.0.1",
  "192.0.2.1:port",
  "2001:db8::1::2",
  "[2001:db8::1",
  "1".repeat(5_000),
])("finds no address in %j", (text) => {
  expect(networkOf(text)).toBeNull();
});

it("never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string(), (text) => void networkOf(text)));
});

const pair = (unit: fc.Arbitrary<number>) => fc.array(unit, { minLength: 4, maxLength: 4 });
const part = fc.integer({ min: 0, max: 0xffff });
// A prefix of public addresses, so that none contains an IPv4 address.
const network = pair(part).map(([, ...rest]) => [0x2600, ...rest]);

it("returns one network for every spelling of a /64, and another for the next /64", () => {
  fc.assert(
    fc.property(network, pair(part), pair(part), fc.boolean(), (prefix, one, other, long) => {
      const write = (parts: number[]) =>
        parts.map((value) => value.toString(16).padStart(long ? 4 : 1, "0")).join(":");
      const name = networkOf(write([...prefix, ...one]));
      const [first = 0, second = 0, third = 0, fourth = 0] = prefix;
      const next = [first, second, third, fourth ^ 1];
      return (
        name !== null &&
        networkOf(`[${write([...prefix, ...other]).toUpperCase()}]:80`) === name &&
        networkOf(write([...next, ...one])) !== name
      );
    }),
  );
});

it.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:10.1.2.3", true],
  ["172.17.0.1", true],
  ["192.168.1.1", true],
  ["100.64.0.1", true],
  ["fd00::1", true],
  ["fe80::1%eth0", true],
  ["8.8.8.8", false],
  ["2600::1", false],
  ["unknown", false],
])("reports whether %s is internal: %s", (text, internal) => {
  expect(isInternal(text)).toBe(internal);
});

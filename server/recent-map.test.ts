import { expect, it } from "vitest";
import { RecentMap } from "./recent-map.ts";

it("keeps the most recently used entries, up to its limit", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  expect(map.get("a")).toBe(1);
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
});

it("keeps a key's last value as one entry", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("b", 3);
  expect([map.get("a"), map.get("b")]).toEqual([1, 3]);
});

it("limits the total size of its entries", () => {
  const map = new RecentMap<string, number>(9, 10);
  map.set("a", 1, 4);
  map.set("b", 2, 4);
  map.set("b", 3, 6);
  expect([map.get("a"), map.get("b")]).toEqual([1, 3]);
  map.set("c", 4, 5);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([undefined, undefined, 4]);
});

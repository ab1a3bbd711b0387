import { expect, it, vi } from "vitest";
import { VersionedCache } from "./versioned-cache.ts";

it("makes a version once for concurrent requests, and keeps it", async () => {
  const cache = new VersionedCache<string>(9);
  const make = vi.fn(async () => "page");
  const asked = Array.from({ length: 5 }, () => cache.get("home", "1", make));
  expect(await Promise.all(asked)).toEqual(Array(5).fill("page"));
  expect(await cache.get("home", "1", make)).toBe("page");
  expect(make).toHaveBeenCalledTimes(1);
});

it("makes each version separately", async () => {
  const cache = new VersionedCache<string>(9);
  expect(await cache.get("home", "1", async () => "old")).toBe("old");
  expect(await cache.get("home", "2", async () => "new")).toBe("new");
  expect(await cache.get("home", "2", async () => "newer")).toBe("new");
});

it("doesn't keep failures", async () => {
  const cache = new VersionedCache<string>(9);
  const fail = () => Promise.reject(new Error("away"));
  await expect(cache.get("home", "1", fail)).rejects.toThrow("away");
  expect(await cache.get("home", "1", async () => "page")).toBe("page");
});

it("limits its total size", async () => {
  const cache = new VersionedCache<string>(9, 5, ({ length }) => length);
  await cache.get("a", "1", async () => "four");
  await cache.get("b", "1", async () => "four");
  const make = vi.fn(async () => "anew");
  await cache.get("b", "1", make);
  expect(make).not.toHaveBeenCalled();
  await cache.get("a", "1", make);
  expect(make).toHaveBeenCalledTimes(1);
});

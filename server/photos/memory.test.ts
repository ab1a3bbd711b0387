import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { MAX_MEGABYTES, withMemory } from "./memory.ts";

it("lets work wait for room, a large one not behind all the small that come later", async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, megabytes: number) =>
    withMemory(megabytes, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const asked = [ask("half", MAX_MEGABYTES / 2), ask("all", MAX_MEGABYTES), ask("small", 1)];
  await setImmediate();
  expect(begun).toEqual(["half"]);
  ends.get("half")?.();
  await setImmediate();
  expect(begun).toEqual(["half", "all"]);
  ends.get("all")?.();
  await setImmediate();
  expect(begun).toEqual(["half", "all", "small"]);
  ends.get("small")?.();
  await Promise.all(asked);
});

it("has its room back after work that fails", async () => {
  await expect(withMemory(MAX_MEGABYTES, () => Promise.reject(new Error("No")))).rejects.toThrow();
  expect(await withMemory(MAX_MEGABYTES, async () => "done")).toBe("done");
});

import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { MAX_MEGABYTES, withMemory } from "./memory.ts";

it("queues work until memory is free, and lets no small task pass a large one", async () => {
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

it("frees the memory of a task that fails", async () => {
  await expect(withMemory(MAX_MEGABYTES, () => Promise.reject(new Error("No")))).rejects.toThrow();
  expect(await withMemory(MAX_MEGABYTES, async () => "done")).toBe("done");
});

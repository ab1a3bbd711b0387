import { expect, test, vi } from "vitest";
import { type Count, NOTHING } from "./count.ts";
import { type Part, runParts } from "./parts.ts";

const FAILED = { ...NOTHING, failed: 1 };

function makePart(name: string, order: Pick<Part, "after" | "needs"> = {}) {
  const { promise, resolve } = Promise.withResolvers<Count>();
  const run = vi.fn<Part["run"]>((print) => {
    print(`${name} begins\n`);
    return promise.then((count) => {
      print(`${name} ends\n`);
      return count;
    });
  });
  return { name, ...order, run, end: (count: Count = NOTHING) => resolve(count) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(parts: Part[], options: { lanes?: number; signal?: AbortSignal } = {}) {
  const written: string[] = [];
  const results = runParts(parts, { lanes: 2, write: (text) => written.push(text), ...options });
  return { results, written: () => written.join("") };
}

test("parts run in parallel, one per lane, in the order of the list", async () => {
  const [one, two, three] = [makePart("one"), makePart("two"), makePart("three")];
  const { results } = start([one, two, three]);
  expect(two.run).toHaveBeenCalled();
  expect(three.run).not.toHaveBeenCalled();
  two.end({ ...NOTHING, passed: 2 });
  await settle();
  expect(three.run).toHaveBeenCalled();
  three.end(FAILED);
  one.end();
  expect((await results).map(({ name, count }) => [name, count])).toEqual([
    ["one", NOTHING],
    ["two", { ...NOTHING, passed: 2 }],
    ["three", FAILED],
  ]);
});

test("a part waits for earlier ones, passed or failed, while others run", async () => {
  const [one, two, three] = [
    makePart("one"),
    makePart("two", { after: ["one"] }),
    makePart("three"),
  ];
  const { results } = start([one, two, three]);
  expect(two.run).not.toHaveBeenCalled();
  expect(three.run).toHaveBeenCalled();
  one.end(FAILED);
  await settle();
  expect(two.run).toHaveBeenCalled();
  two.end();
  three.end();
  expect(await results).toHaveLength(3);
});

test("a part is skipped and fails if one it needs failed", async () => {
  const parts = [
    makePart("one"),
    makePart("two", { needs: ["one"] }),
    makePart("three", { needs: ["two"] }),
  ];
  const { results, written } = start(parts);
  parts[0]?.end(FAILED);
  expect((await results).map(({ count }) => count)).toEqual([FAILED, FAILED, FAILED]);
  expect(parts[1]?.run).not.toHaveBeenCalled();
  expect(written()).toContain("=== three\nSkipped because these failed: two\n");
});

test("the first part prints right away, and the others in turn", async () => {
  const [one, two, three] = [makePart("one"), makePart("two"), makePart("three")];
  const { results, written } = start([one, two, three], { lanes: 3 });
  two.end();
  await settle();
  expect(written()).toBe("\n=== one\none begins\n");
  one.end();
  await settle();
  expect(written()).toBe(
    "\n=== one\none begins\none ends\n\n=== two\ntwo begins\ntwo ends\n\n=== three\nthree begins\n",
  );
  three.end();
  await results;
  expect(written()).toMatch(/three ends\n$/);
});

test("a stopped run waits for running parts and starts no others", async () => {
  const [one, two] = [makePart("one"), makePart("two")];
  const controller = new AbortController();
  const { results } = start([one, two], { lanes: 1, signal: controller.signal });
  controller.abort();
  one.end();
  expect(await results).toHaveLength(1);
  expect(two.run).not.toHaveBeenCalled();
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeProperty } from "#tests/property.ts";
import { makeNote } from "#tests/notes.ts";
import type { CheckRequest } from "./worker-client.ts";

const TEXT = "A home. No children.";
const NOTES = [makeNote(TEXT, "No children", "violation")];
const home = makeProperty();

/** A worker whose responses come from the test. */
class FakeWorker extends EventTarget {
  static opened: FakeWorker[] = [];
  readonly requests: CheckRequest[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.opened.push(this);
  }
  postMessage(request: CheckRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(index: number, notes: unknown) {
    const data = { id: this.requests[index]?.id, notes };
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  fail() {
    this.dispatchEvent(new Event("error", { cancelable: true }));
  }
}

async function openPage() {
  vi.resetModules();
  const { askForNotes } = await import("./ask-for-notes.ts");
  return askForNotes;
}

const worker = () => {
  const last = FakeWorker.opened.at(-1);
  if (!last) throw new Error("No worker was opened");
  return last;
};
const phrases = (notes: readonly { phrase: string }[]) => notes.map(({ phrase }) => phrase);

beforeEach(() => {
  FakeWorker.opened = [];
  vi.stubGlobal("Worker", FakeWorker);
});

describe("the notes on a text", () => {
  it("come from one worker, each answer matched to its text", async () => {
    const askForNotes = await openPage();
    const first = askForNotes(TEXT, home);
    const second = askForNotes("A home.", home);
    await vi.waitFor(() => expect(FakeWorker.opened[0]?.requests).toHaveLength(2));
    expect(FakeWorker.opened).toHaveLength(1);
    worker().answer(1, []);
    worker().answer(0, NOTES);
    expect(await first).toEqual(NOTES);
    expect(await second).toEqual([]);
  });

  it("wait until the page is idle before opening the worker", async () => {
    const whenIdle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (act: () => void) => whenIdle.push(act));
    const askForNotes = await openPage();
    const answer = askForNotes(TEXT, home);
    expect(FakeWorker.opened).toEqual([]);
    whenIdle[0]?.();
    await vi.waitFor(() => expect(worker().requests).toHaveLength(1));
    worker().answer(0, NOTES);
    expect(await answer).toEqual(NOTES);
  });

  it("are found on the page once the worker couldn't be loaded", async () => {
    const askForNotes = await openPage();
    const answer = askForNotes(TEXT, home);
    await vi.waitFor(() => expect(worker().requests).toHaveLength(1));
    worker().fail();
    expect(phrases(await answer)).toEqual(["No children"]);
    expect(worker().isEnded).toBe(true);
    expect(phrases(await askForNotes(TEXT, home))).toEqual(["No children"]);
    expect(FakeWorker.opened).toHaveLength(1);
  });

  it("are found on the page in a browser without workers", async () => {
    vi.stubGlobal("Worker", undefined);
    const askForNotes = await openPage();
    expect(phrases(await askForNotes(TEXT, home))).toEqual(["No children"]);
  });

  it("fail when the checks can't be loaded either", async () => {
    vi.stubGlobal("Worker", undefined);
    vi.doMock("./find-notes.ts", () => Promise.reject(new TypeError("Failed to fetch")));
    const askForNotes = await openPage();
    await expect(askForNotes(TEXT, home)).rejects.toThrow();
    vi.doUnmock("./find-notes.ts");
  });
});

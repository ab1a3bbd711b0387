import { describe, expect, it, vi } from "vitest";
import type { SaveStatus } from "./autosave.ts";
import { CONFLICT, OFFLINE, pass, setUpAutosave, SIGNED_OUT } from "#tests/autosave.ts";

const { edits, last, onSaved, sent, start, writeDraft } = setUpAutosave();

describe("saving while typing", () => {
  it("happens once, 1.5 s after the last key", async () => {
    const autosave = start();
    expect(autosave.state().status).toBe("idle");
    autosave.edit("N");
    await pass(1000);
    autosave.edit("New. ");
    expect(autosave.state().status).toBe("waiting");
    await pass(1499);
    expect(edits()).toEqual([]);
    await pass(1);
    expect(edits()).toEqual([{ value: "New.", replaces: "Old." }]);
    expect(autosave.state().status).toBe("saving");
    await last().answer();
    expect(autosave.state()).toMatchObject({ status: "saved", acknowledged: "New." });
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it("calls onSaved after the state has the saved text", async () => {
    const autosave = start();
    const texts: string[] = [];
    onSaved.mockImplementationOnce(() => texts.push(autosave.state().acknowledged));
    autosave.edit("New.");
    autosave.leave();
    await last().answer();
    expect(texts).toEqual(["New."]);
  });

  it("sends edits made during a save after it, each naming the text it replaces", async () => {
    const autosave = start();
    autosave.edit("One.");
    await pass(1500);
    autosave.edit("Two.");
    await pass(5000);
    expect(sent).toHaveLength(1);
    await last().answer();
    expect(edits()).toEqual([
      { value: "One.", replaces: "Old." },
      { value: "Two.", replaces: "One." },
    ]);
    await last().answer();
    expect(autosave.state()).toMatchObject({ status: "saved", acknowledged: "Two." });
  });

  it("skips a text that's too long, empty, or different only in whitespace", async () => {
    const autosave = start();
    for (const text of ["x".repeat(21), " ", "Old.\n"]) {
      autosave.edit(text);
      expect(autosave.state().status).toBe("idle");
      await pass(1500);
    }
    await autosave.flush();
    expect(sent).toEqual([]);
  });

  it("is skipped when a change was undone in time", async () => {
    const autosave = start();
    autosave.edit("New.");
    autosave.edit("Old.");
    await pass(5000);
    expect(sent).toEqual([]);
    expect(autosave.state().status).toBe("saved");
  });

  it("happens immediately on flush, which resolves when the save is done", async () => {
    const autosave = start();
    autosave.edit("New.");
    let isOver = false;
    void autosave.flush().then(() => (isOver = true));
    await pass();
    expect(sent).toHaveLength(1);
    expect(isOver).toBe(false);
    await last().answer();
    expect(isOver).toBe(true);
  });

  it("keeps a draft of every text until it's saved", async () => {
    const autosave = start();
    autosave.edit("New.");
    expect(writeDraft.mock.lastCall).toMatchObject([{ text: "New.", base: "Old." }]);
    void autosave.flush();
    await pass();
    autosave.edit("Newer.");
    await last().answer();
    expect(writeDraft.mock.lastCall).toMatchObject([{ text: "Newer.", base: "New." }]);
  });
});

describe("leaving the page", () => {
  it("saves immediately", async () => {
    const autosave = start();
    autosave.edit("New.");
    autosave.leave();
    expect(edits()).toEqual([{ value: "New.", replaces: "Old." }]);
  });

  it("doesn't wait for a save in progress or take it for a conflict", async () => {
    const autosave = start();
    autosave.edit("One.");
    await pass(1500);
    autosave.leave();
    expect(sent).toHaveLength(1);
    autosave.edit("Two.");
    autosave.leave();
    expect(edits().at(-1)).toEqual({ value: "Two." });
    // The later save arrived first.
    await sent[1]?.answer();
    await sent[0]?.answer(CONFLICT);
    expect(autosave.state().status).not.toBe("conflict");
    await pass(2000);
    expect(edits().at(-1)).toEqual({ value: "Two." });
    await last().answer();
    expect(autosave.state()).toMatchObject({ status: "saved", acknowledged: "Two." });
  });

  it("sends once when the screen closes, and retries nothing until it reopens", async () => {
    const autosave = start();
    autosave.edit("New.");
    autosave.stop();
    await last().answer(OFFLINE);
    await pass(120_000);
    expect(sent).toHaveLength(1);
    autosave.start();
    autosave.edit("Newer.");
    await pass(1500);
    expect(sent).toHaveLength(2);
  });
});

describe("a text read from the server", () => {
  it("replaces a text that isn't edited", async () => {
    const autosave = start();
    autosave.receive("From elsewhere.");
    autosave.edit("From elsewhere.");
    expect(autosave.state().acknowledged).toBe("From elsewhere.");
    await pass(5000);
    expect(sent).toEqual([]);
  });

  it("doesn't affect a text that's edited", async () => {
    const autosave = start();
    autosave.edit("Mine.");
    autosave.receive("From elsewhere.");
    await pass(1500);
    expect(edits()).toEqual([{ value: "Mine.", replaces: "Old." }]);
  });
});

describe("the save status", () => {
  type Started = ReturnType<typeof start>;
  const type = (text: string) => (autosave: Started) => autosave.edit(text);
  const rest = () => pass(1500);
  const answer = (failure?: Error) => () => last().answer(failure);

  it.each<[SaveStatus, string, ((autosave: Started) => unknown)[]]>([
    ["idle", "nothing", []],
    ["waiting", "a change", [type("New.")]],
    ["idle", "a change that can't be saved", [type("")]],
    ["saving", "the typing pause", [type("New."), rest]],
    ["saved", "a save", [type("New."), rest, answer()]],
    ["waiting", "saving part of what was typed", [type("Ne"), rest, type("New."), answer()]],
    ["failed", "a failure", [type("New."), rest, answer(OFFLINE)]],
    ["failed", "a change after a failure", [type("New."), rest, answer(OFFLINE), type("Newer.")]],
    ["conflict", "a conflict", [type("New."), rest, answer(CONFLICT)]],
    [
      "saving",
      "keeping the seller's own text",
      [type("New."), rest, answer(CONFLICT), (autosave) => void autosave.keepMine()],
    ],
    ["signed-out", "the end of the session", [type("New."), rest, answer(SIGNED_OUT)]],
    [
      "signed-out",
      "a change after the end of the session",
      [type("New."), rest, answer(SIGNED_OUT), type("Newer.")],
    ],
  ])("is %s after %s", async (status, _by, steps) => {
    const autosave = start();
    for (const step of steps) await step(autosave);
    expect(autosave.state().status).toBe(status);
  });

  it("separates the typed text from what the server has acknowledged", async () => {
    const autosave = start();
    autosave.edit("New.");
    await pass(1500);
    autosave.edit("Newer.");
    await last().answer();
    expect(autosave.state()).toMatchObject({ value: "Newer.", acknowledged: "New." });
  });

  it("is uncertain once an unconditional save has failed", async () => {
    const autosave = start();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(OFFLINE);
    expect(autosave.state().isUncertain).toBe(false);
    await autosave.pause();
    autosave.resume({ mayHaveWritten: true });
    await pass();
    await last().answer(OFFLINE);
    expect(autosave.state().isUncertain).toBe(true);
  });
});

describe("a draft from an earlier visit", () => {
  it("is saved when the screen opens", async () => {
    const autosave = start({ draft: { value: "New.", isOutdated: false } });
    expect(autosave.state()).toMatchObject({ status: "waiting", value: "New." });
    await pass(1500);
    expect(edits()).toEqual([{ value: "New.", replaces: "Old." }]);
  });

  it("waits for a choice when the server's text has changed since", async () => {
    const autosave = start({ draft: { value: "New.", isOutdated: true } });
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(autosave.state()).toMatchObject({ status: "conflict", value: "New.", theirs: "Old." });
    autosave.replace("Newest.");
    expect(autosave.state()).toMatchObject({ status: "saved", value: "Newest.", theirs: null });
  });

  it("is settled when the server already has it", () => {
    start({ draft: { value: "Old.", isOutdated: false } });
    expect(writeDraft.mock.calls).toMatchObject([[{ text: "Old.", isSettled: true }]]);
  });
});

it("notifies its subscribers", () => {
  const autosave = start();
  const listener = vi.fn();
  const unsubscribe = autosave.subscribe(listener);
  autosave.edit("New.");
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  unsubscribe();
  autosave.edit("Newer.");
  expect(listener).not.toHaveBeenCalled();
});

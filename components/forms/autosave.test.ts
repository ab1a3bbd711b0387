import { describe, expect, it, vi } from "vitest";
import type { SaveStatus } from "./autosave.ts";
import { CONFLICT, OFFLINE, pass, setUpAutosave, SIGNED_OUT } from "#tests/autosave.ts";

const { edits, last, onSaved, sent, start, writeDraft } = setUpAutosave();

describe("saving while one writes", () => {
  it("happens 1.5 s after the last key, once", async () => {
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

  it("tells the answer when the state is that of the saved text", async () => {
    const autosave = start();
    const texts: string[] = [];
    onSaved.mockImplementationOnce(() => texts.push(autosave.state().acknowledged));
    autosave.edit("New.");
    autosave.leave();
    await last().answer();
    expect(texts).toEqual(["New."]);
  });

  it("takes what is typed during a save after it, and each edit names the text before it", async () => {
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

  it("leaves alone what is too long, empty, or the same but for white space", async () => {
    const autosave = start();
    for (const text of ["x".repeat(21), " ", "Old.\n"]) {
      autosave.edit(text);
      expect(autosave.state().status).toBe("idle");
      await pass(1500);
    }
    await autosave.flush();
    expect(sent).toEqual([]);
  });

  it("is not needed when a change was undone in time", async () => {
    const autosave = start();
    autosave.edit("New.");
    autosave.edit("Old.");
    await pass(5000);
    expect(sent).toEqual([]);
    expect(autosave.state().status).toBe("saved");
  });

  it("happens at once on request, and then tells that it has ended", async () => {
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

  it("keeps a draft of every text until it is saved", async () => {
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

describe("a save that fails", () => {
  it("is tried again after 2, 4, 8 s and so on, up to a minute, until it is saved", async () => {
    const autosave = start();
    autosave.edit("New.");
    await pass(1500);
    for (const wait of [2, 4, 8, 16, 32, 60, 60]) {
      await last().answer(OFFLINE);
      expect(autosave.state().status).toBe("failed");
      const before = sent.length;
      await pass(wait * 1000 - 1);
      expect(sent).toHaveLength(before);
      await pass(1);
      expect(sent).toHaveLength(before + 1);
    }
    await last().answer();
    expect(autosave.state().status).toBe("saved");
    expect(new Set(sent.map(({ replaces }) => replaces))).toEqual(new Set(["Old."]));
  });

  it("is tried again at once when the network is back, and nothing is sent when all is well", async () => {
    const autosave = start();
    autosave.retry();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(OFFLINE);
    autosave.retry();
    await pass();
    expect(sent).toHaveLength(2);
  });

  it("stays told until the text is saved, whatever is typed", async () => {
    const autosave = start();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(OFFLINE);
    autosave.edit("Newer.");
    expect(autosave.state().status).toBe("failed");
    autosave.edit("Old.");
    expect(autosave.state().status).toBe("saved");
  });

  it("because the session has ended is not tried again: a draft of the text is kept", async () => {
    const autosave = start();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(SIGNED_OUT);
    autosave.edit("Newer.");
    autosave.leave();
    await pass(120_000);
    expect(sent).toHaveLength(1);
    expect(writeDraft.mock.lastCall).toMatchObject([{ text: "Newer.", base: "Old." }]);
  });
});

describe("leaving the page", () => {
  it("saves at once", async () => {
    const autosave = start();
    autosave.edit("New.");
    autosave.leave();
    expect(edits()).toEqual([{ value: "New.", replaces: "Old." }]);
  });

  it("does not wait for a save under way, nor take it for a conflict", async () => {
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

  it("of the screen sends once, and tries nothing again until it is back", async () => {
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

describe("a text that is read from the server", () => {
  it("takes the place of one that is not edited", async () => {
    const autosave = start();
    autosave.receive("From elsewhere.");
    autosave.edit("From elsewhere.");
    expect(autosave.state().acknowledged).toBe("From elsewhere.");
    await pass(5000);
    expect(sent).toEqual([]);
  });

  it("changes nothing about one that is: the next save will tell", async () => {
    const autosave = start();
    autosave.edit("Mine.");
    autosave.receive("From elsewhere.");
    await pass(1500);
    expect(edits()).toEqual([{ value: "Mine.", replaces: "Old." }]);
  });
});

describe("the states of saving", () => {
  type Started = ReturnType<typeof start>;
  const type = (text: string) => (autosave: Started) => autosave.edit(text);
  const rest = () => pass(1500);
  const answer = (failure?: Error) => () => last().answer(failure);

  it.each<[SaveStatus, string, ((autosave: Started) => unknown)[]]>([
    ["idle", "nothing", []],
    ["waiting", "a change", [type("New.")]],
    ["idle", "a change that can't be saved", [type("")]],
    ["saving", "a save under way", [type("New."), rest]],
    ["saved", "a save", [type("New."), rest, answer()]],
    ["waiting", "a save of less than was typed", [type("Ne"), rest, type("New."), answer()]],
    ["failed", "a failure", [type("New."), rest, answer(OFFLINE)]],
    ["failed", "a change after it", [type("New."), rest, answer(OFFLINE), type("Newer.")]],
    ["conflict", "another text", [type("New."), rest, answer(CONFLICT)]],
    [
      "saving",
      "choosing one's own",
      [type("New."), rest, answer(CONFLICT), (autosave) => void autosave.keepMine()],
    ],
    ["signed-out", "the session's end", [type("New."), rest, answer(SIGNED_OUT)]],
    ["signed-out", "a change after it", [type("New."), rest, answer(SIGNED_OUT), type("Newer.")]],
  ])("come to %s by %s", async (status, _by, steps) => {
    const autosave = start();
    for (const step of steps) await step(autosave);
    expect(autosave.state().status).toBe(status);
  });

  it("keep apart what is typed and what the server has acknowledged", async () => {
    const autosave = start();
    autosave.edit("New.");
    await pass(1500);
    autosave.edit("Newer.");
    await last().answer();
    expect(autosave.state()).toMatchObject({ value: "Newer.", acknowledged: "New." });
  });

  it("are uncertain about the server once an edit that replaces whatever is there has failed", async () => {
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

describe("a save that is not tried again by itself", () => {
  const startQuietly = () => start({ retries: false, overtakes: false });

  it("rejects, and waits for the person to ask or to change something", async () => {
    const autosave = startQuietly();
    autosave.edit("New.");
    const saving = autosave.flush();
    await pass();
    const failing = expect(saving).rejects.toBe(OFFLINE);
    await last().answer(OFFLINE);
    await failing;
    autosave.retry();
    await pass(120_000);
    expect(sent).toHaveLength(1);
    expect(autosave.state()).toMatchObject({ status: "failed", error: OFFLINE });
    expect(autosave.isTryingAgain()).toBe(false);

    autosave.edit("Newer.");
    expect(autosave.state().status).toBe("waiting");
    await pass(1500);
    await last().answer();
    expect(autosave.state().status).toBe("saved");
  });

  it("is made again where the old text is back: the server may have the other one", async () => {
    const autosave = startQuietly();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(OFFLINE);
    autosave.edit("Old.");
    expect(writeDraft.mock.lastCall).toMatchObject([{ text: "Old.", isSettled: false }]);
    await pass(1500);
    expect(edits().at(-1)).toEqual({ value: "Old.", replaces: "Old." });
    await last().answer();
    expect(writeDraft.mock.lastCall).toMatchObject([{ text: "Old.", isSettled: true }]);
  });

  it("may go on after the session has ended, once there is another", async () => {
    const autosave = startQuietly();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(SIGNED_OUT);
    expect(autosave.state().status).toBe("failed");
    void autosave.flush();
    await pass();
    expect(sent).toHaveLength(2);
  });

  it("waits, as the page is left, for the one under way", async () => {
    const autosave = startQuietly();
    autosave.edit("One.");
    await pass(1500);
    autosave.edit("Two.");
    autosave.stop();
    await pass();
    expect(sent).toHaveLength(1);
    await last().answer();
    expect(edits().at(-1)).toEqual({ value: "Two.", replaces: "One." });
  });
});

describe("a draft of an earlier visit", () => {
  it("is saved once the screen is there", async () => {
    const autosave = start({ draft: { value: "New.", isOutdated: false } });
    expect(autosave.state()).toMatchObject({ status: "waiting", value: "New." });
    await pass(1500);
    expect(edits()).toEqual([{ value: "New.", replaces: "Old." }]);
  });

  it("waits for a choice where the server's text has changed since", async () => {
    const autosave = start({ draft: { value: "New.", isOutdated: true } });
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(autosave.state()).toMatchObject({ status: "conflict", value: "New.", theirs: "Old." });
    autosave.replace("Newest.");
    expect(autosave.state()).toMatchObject({ status: "saved", value: "Newest.", theirs: null });
  });

  it("is let go where the server has it", () => {
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

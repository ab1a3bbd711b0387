import { describe, expect, it } from "vitest";
import { CONFLICT, OFFLINE, pass, setUpAutosave } from "#tests/autosave.ts";

const { edits, last, sent, setTheirs, start } = setUpAutosave();

describe("a text that was changed elsewhere", () => {
  async function inConflict() {
    const autosave = start();
    autosave.edit("Mine.");
    await pass(1500);
    await last().answer(CONFLICT);
    return autosave;
  }

  it("waits for the seller to choose, and nothing is saved until then", async () => {
    const autosave = await inConflict();
    expect(autosave.state()).toMatchObject({ status: "conflict", theirs: "Theirs." });
    autosave.edit("Mine, longer.");
    await autosave.flush();
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it("is replaced by the seller's own on request", async () => {
    const autosave = await inConflict();
    autosave.keepMine();
    await pass();
    expect(edits().at(-1)).toEqual({ value: "Mine.", replaces: "Theirs." });
    await last().answer();
    expect(autosave.state()).toMatchObject({
      status: "saved",
      acknowledged: "Mine.",
      theirs: null,
    });
  });

  it("stands when it is the one on the screen", async () => {
    const autosave = await inConflict();
    autosave.edit("Theirs.");
    expect(autosave.state()).toMatchObject({
      status: "saved",
      acknowledged: "Theirs.",
      theirs: null,
    });
    autosave.edit("Theirs, edited.");
    await pass(1500);
    expect(edits().at(-1)?.replaces).toBe("Theirs.");
  });

  it("is no conflict when both wrote the same", async () => {
    setTheirs(async () => "Mine.");
    const autosave = await inConflict();
    expect(autosave.state()).toMatchObject({ status: "saved", acknowledged: "Mine." });
  });

  it("is asked for again when it could not be read", async () => {
    setTheirs(() => Promise.reject(OFFLINE));
    const autosave = await inConflict();
    expect(autosave.state().status).toBe("failed");
    setTheirs(async () => "Theirs.");
    await pass(2000);
    await last().answer(CONFLICT);
    expect(autosave.state().status).toBe("conflict");
  });
});

describe("another call that writes", () => {
  it("waits for the save under way, and no save begins before its end", async () => {
    const autosave = start();
    autosave.edit("One.");
    await pass(1500);
    autosave.edit("Two.");
    let isPaused = false;
    void autosave.pause().then(() => (isPaused = true));
    await pass();
    expect(isPaused).toBe(false);
    await last().answer();
    expect(isPaused).toBe(true);
    await pass(60_000);
    expect(sent).toHaveLength(1);

    autosave.replace("Three.");
    autosave.resume();
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(autosave.state()).toMatchObject({ status: "saved", acknowledged: "Three." });
    autosave.edit("Four.");
    await pass(1500);
    expect(edits().at(-1)).toEqual({ value: "Four.", replaces: "Three." });
  });

  it("that is refused leaves the saving as it was", async () => {
    const autosave = start();
    autosave.edit("One.");
    await autosave.pause();
    autosave.resume();
    await pass(1500);
    expect(edits()).toEqual([{ value: "One.", replaces: "Old." }]);
  });

  it("that may have written is followed by the seller's text, whatever stands", async () => {
    const autosave = start();
    await autosave.pause();
    autosave.resume({ mayHaveWritten: true });
    await pass();
    expect(edits()).toEqual([{ value: "Old." }]);
    expect(autosave.state().status).toBe("idle");
    await last().answer(OFFLINE);
    expect(autosave.state().status).toBe("idle");
    await pass(2000);
    await last().answer();
    expect(edits()).toEqual([{ value: "Old." }, { value: "Old." }]);
    autosave.edit("New.");
    await pass(1500);
    expect(edits().at(-1)).toEqual({ value: "New.", replaces: "Old." });
  });
});

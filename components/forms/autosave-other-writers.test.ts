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

  it("waits for the seller to choose and saves nothing until then", async () => {
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

  it("is accepted when the seller types the same text", async () => {
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

  it("isn't a conflict when both texts are the same", async () => {
    setTheirs(async () => "Mine.");
    const autosave = await inConflict();
    expect(autosave.state()).toMatchObject({ status: "saved", acknowledged: "Mine." });
  });

  it("is loaded again when it couldn't be read", async () => {
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
  it("waits for a save in progress, and no save starts until it ends", async () => {
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

  it("that's refused doesn't affect saving", async () => {
    const autosave = start();
    autosave.edit("One.");
    await autosave.pause();
    autosave.resume();
    await pass(1500);
    expect(edits()).toEqual([{ value: "One.", replaces: "Old." }]);
  });

  it("that may have written is followed by an unconditional save of the text", async () => {
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

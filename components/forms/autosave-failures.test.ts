import { describe, expect, it } from "vitest";
import { OFFLINE, pass, setUpAutosave, SIGNED_OUT } from "#tests/autosave.ts";

const { edits, last, sent, start, writeDraft } = setUpAutosave();

describe("a save that fails", () => {
  it("is retried after 2, 4, 8 s and so on, up to a minute, until it succeeds", async () => {
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

  it("is retried immediately on request, and only after a failure", async () => {
    const autosave = start();
    autosave.retry();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(OFFLINE);
    autosave.retry();
    await pass();
    expect(sent).toHaveLength(2);
  });

  it("stays failed while typing, until the text is the saved one again", async () => {
    const autosave = start();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(OFFLINE);
    autosave.edit("Newer.");
    expect(autosave.state().status).toBe("failed");
    autosave.edit("Old.");
    expect(autosave.state().status).toBe("saved");
  });

  it("isn't retried after the session has ended, but a draft is kept", async () => {
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

describe("a save that isn't retried automatically", () => {
  const startQuietly = () => start({ retries: false, overtakes: false });

  it("rejects, and waits for the next edit", async () => {
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

  it("is sent again when the old text is back, since the server may have the new one", async () => {
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

  it("can be retried after the session has ended", async () => {
    const autosave = startQuietly();
    autosave.edit("New.");
    await pass(1500);
    await last().answer(SIGNED_OUT);
    expect(autosave.state().status).toBe("failed");
    void autosave.flush();
    await pass();
    expect(sent).toHaveLength(2);
  });

  it("waits for the one in progress when the page is left", async () => {
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

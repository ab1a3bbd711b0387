import { afterEach, beforeEach, vi } from "vitest";
import { Autosave } from "#components/description/saving/autosave.ts";
import type { Edit } from "#components/description/saving/autosave-state.ts";

export const CONFLICT = new Error("conflict");
export const SIGNED_OUT = new Error("signed out");
export const OFFLINE = new Error("offline");

/** A save on its way, until the test answers it. */
type Sent = Edit & { answer: (failure?: Error) => Promise<void> };

export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Prepares every test of a file: timers are fake, nothing was sent, the server's text is "Theirs.". */
export function setUpAutosave() {
  const sent: Sent[] = [];
  const writeDraft = vi.fn();
  const onSaved = vi.fn();
  let theirs: () => Promise<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    theirs = async () => "Theirs.";
    writeDraft.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function send(edit: Edit) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const answer = async (failure?: Error) => {
      if (failure) reject(failure);
      else resolve();
      await pass();
    };
    sent.push({ ...edit, answer });
    return promise;
  }

  return {
    ...{ sent, writeDraft, onSaved },
    start: (saved = "Old.") =>
      new Autosave({
        saved,
        canSave: (text) => text.trim() !== "" && text.length <= 20,
        send,
        onSaved,
        kindOf: (error) =>
          error === CONFLICT ? "conflict" : error === SIGNED_OUT ? "signed-out" : "other",
        readTheirs: () => theirs(),
        drafts: { write: writeDraft },
      }),
    edits: () => sent.map(({ answer: _answer, ...edit }) => edit),
    last() {
      const save = sent.at(-1);
      if (!save) throw new Error("nothing was sent");
      return save;
    },
    setTheirs(read: () => Promise<string>) {
      theirs = read;
    },
  };
}

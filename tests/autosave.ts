import { afterEach, beforeEach, vi } from "vitest";
import { Autosave, type AutosaveOptions, type Edit } from "#components/forms/autosave.ts";
import { ApiError } from "#lib/api/client.ts";

export const CONFLICT = new ApiError(409, "conflict");
export const SIGNED_OUT = new ApiError(401, "signed out");
export const OFFLINE = new ApiError(0, "offline");

type Sent = Edit<string> & { answer: (failure?: Error) => Promise<void> };

export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/**
 * Prepares every test of a file: fake timers, no saves, and "Theirs." as the server's text. The server and
 * the comparison trim text.
 */
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

  function send({ value, ...replaces }: Edit<string>) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const answer = async (failure?: Error) => {
      if (failure) reject(failure);
      else resolve();
      await pass();
    };
    sent.push({ value: value.trim(), ...replaces, answer });
    return promise;
  }

  return {
    ...{ sent, writeDraft, onSaved },
    start(options: Partial<AutosaveOptions<string, void>> = {}) {
      const autosave = new Autosave({
        saved: "Old.",
        delay: 1500,
        isSame: (one, other) => one.trim() === other.trim(),
        canSave: (text) => text.trim() !== "" && text.length <= 20,
        send,
        savedBy: (_answer, text) => text.trim(),
        onSaved,
        readTheirs: () => theirs(),
        keepDraft: ({ value, acknowledged, isSettled }) =>
          writeDraft({ text: value, base: acknowledged, isSettled }),
        retries: true,
        overtakes: true,
        ...options,
      });
      autosave.start();
      return autosave;
    },
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

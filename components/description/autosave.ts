/** How long after the last key a text is saved, in milliseconds. */
export const SAVE_DELAY_MS = 1500;
/** The first wait after a failure, in milliseconds; each further one is twice as long. */
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Where a text stands on its way to the server. `idle`: nothing was changed, or nothing that could be
 * saved; `conflict`: another text than the edited one stands by now, and the seller has to choose.
 */
export type SaveStatus = "idle" | "waiting" | "saving" | "saved" | "failed" | "conflict";

export interface AutosaveState {
  readonly status: SaveStatus;
  /** The text that the server has, without the white space around it. */
  readonly base: string;
  /** In a conflict, the text that stands on the server. */
  readonly theirs: string | null;
}

/** A text to save; `replaces` is left out where it is uncertain what stands. */
export interface Edit {
  description: string;
  replaces?: string;
}

export interface AutosaveOptions<Answer> {
  /** The text as the server has it. */
  saved: string;
  canSave: (text: string) => boolean;
  /** Saves an edit; its failures are told apart by `kindOf`. */
  send: (edit: Edit) => Promise<Answer>;
  /** Called when an edit is saved, and `base` says so. */
  onSaved: (answer: Answer) => void;
  kindOf: (error: unknown) => "conflict" | "signed out" | "other";
  /** Reads the text that stands on the server. */
  readTheirs: () => Promise<string>;
  /** Called with every text and what the server has, so that what is not saved is kept elsewhere. */
  keep: (text: string, base: string) => void;
}

/**
 * Saves a text while it is written: a moment after the last key, and again after failures, with
 * growing waits. One save at a time, and none while `hold` is in force.
 */
export function createAutosave<Answer>({
  saved,
  canSave,
  send,
  onSaved,
  kindOf,
  readTheirs,
  keep,
}: AutosaveOptions<Answer>) {
  let text = saved;
  let state: AutosaveState = { status: "idle", base: saved.trim(), theirs: null };
  /** A call may have changed the text on the server, or not. */
  let isUnsure = false;
  let isSignedOut = false;
  let isStopped = false;
  let failures = 0;
  let holds = 0;
  let running: { sent: string; ended: Promise<void> } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function become(change: Partial<AutosaveState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const isDirty = () => text.trim() !== state.base;
  const isDue = () =>
    (isDirty() || isUnsure) &&
    canSave(text) &&
    holds === 0 &&
    state.status !== "conflict" &&
    !isSignedOut;

  function schedule(wait: number) {
    clearTimeout(timer);
    if (isDue() && !isStopped) timer = setTimeout(() => void flush(), wait);
  }

  /** The server has this text now; more may have been typed since. */
  function settle(base: string) {
    failures = 0;
    become({ base: base.trim(), theirs: null });
    const isSaved = !isDirty();
    become({ status: isSaved ? "saved" : canSave(text) ? "waiting" : "idle" });
    keep(text, state.base);
    schedule(SAVE_DELAY_MS);
  }

  /** Something was typed, or a call that held the saving up has ended. */
  function wait() {
    if (isSignedOut) return;
    if (state.theirs !== null) {
      if (text.trim() === state.theirs) settle(state.theirs);
      return;
    }
    if (!running) become({ status: statusAtRest() });
    schedule(SAVE_DELAY_MS);
  }

  function statusAtRest(): SaveStatus {
    if (!isDirty()) return state.status === "idle" ? "idle" : "saved";
    if (!canSave(text)) return "idle";
    // "Not saved yet" stays true until it is saved.
    return state.status === "failed" ? "failed" : "waiting";
  }

  async function fail(error: unknown) {
    const kind = kindOf(error);
    if (kind === "signed out") {
      isSignedOut = true;
      become({ status: "idle" });
      return;
    }
    if (kind === "conflict" && !isUnsure) {
      try {
        const theirs = (await readTheirs()).trim();
        if (theirs === text.trim()) settle(theirs);
        else become({ status: "conflict", theirs });
        return;
      } catch {
        // Nothing to choose from yet: the next save will tell again.
      }
    }
    become({ status: isDirty() ? "failed" : statusAtRest() });
    schedule(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
    failures++;
  }

  async function save(sent: string) {
    const wasUnsure = isUnsure;
    isUnsure = false;
    if (isDirty()) become({ status: "saving" });
    try {
      const edit = wasUnsure ? {} : { replaces: state.base };
      const answer = await send({ description: sent, ...edit });
      settle(sent);
      onSaved(answer);
    } catch (error) {
      isUnsure ||= wasUnsure;
      await fail(error);
    }
  }

  /** Saves at once what is not saved. Never rejects: a failure is a status, and is tried again. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (running) await running.ended;
    if (!isDue()) return;
    const sent = text.trim();
    const ended = save(sent).finally(() => {
      running = null;
    });
    running = { sent, ended };
    await ended;
  }

  /** The page may be gone in a moment: what is not saved is sent, even while a save is under way. */
  function leave() {
    if (!running) {
      void flush();
    } else if (isDue() && text.trim() !== running.sent) {
      isUnsure = true;
      send({ description: text.trim() }).then(onSaved, () => undefined);
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The text on the screen is this one now. */
    edit(next: string) {
      if (next === text) return;
      text = next;
      keep(text, state.base);
      wait();
    },

    flush,

    leave,

    /** Begins to save again after `stop`. */
    start() {
      isStopped = false;
    },

    /** The screen goes: what is not saved is sent once, and nothing is tried again. */
    stop() {
      leave();
      isStopped = true;
      clearTimeout(timer);
    },

    /** The network is back. */
    retry() {
      if (failures > 0) void flush();
    },

    /** Lets the save under way end and begins no other until `release`: another call writes. */
    async hold(): Promise<void> {
      holds++;
      clearTimeout(timer);
      while (running) await running.ended;
    },

    /** @param mayHaveWritten whether the call failed in a way that leaves open what the server has */
    release({ mayHaveWritten = false } = {}) {
      holds--;
      if (mayHaveWritten) isUnsure = true;
      if (isUnsure) void flush();
      else wait();
    },

    /** The server has a new text, and the screen takes it over. */
    adopt(next: string) {
      clearTimeout(timer);
      text = next;
      isUnsure = false;
      settle(next);
    },

    /** A text came from the server by another way: it takes the place of one that is not edited. */
    arrive(next: string) {
      if (next.trim() === state.base || isDirty()) return;
      text = next;
      become({ base: next.trim() });
    },

    /** In a conflict: the seller's text takes the place of the other one. */
    keepMine() {
      if (state.theirs === null) return;
      become({ status: "waiting", base: state.theirs, theirs: null });
      void flush();
    },
  };
}

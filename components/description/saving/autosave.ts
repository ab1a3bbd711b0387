import {
  type AutosaveEvent,
  type AutosaveState,
  type CanSave,
  type Edit,
  isSaveDue,
  isUncertainAfterFailure,
  nextEdit,
  startState,
  transition,
} from "./autosave-state.ts";
import type { DraftStore } from "./draft-store.ts";

const SAVE_DELAY_MS = 1500;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

const retryDelay = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);

interface AutosaveOptions<Answer> {
  saved: string;
  canSave: CanSave;
  send: (edit: Edit) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  kindOf: (error: unknown) => "conflict" | "signed-out" | "other";
  readTheirs: () => Promise<string>;
  /** Keeps what is typed until the server has acknowledged it. */
  drafts: Pick<DraftStore, "write">;
}

/**
 * Saves a text while it is written: when the typing rests, and again after failures. One save at a
 * time, each of which names the text that it replaces. Which states there are, and what leads from
 * one to another, stands in autosave-state.ts; this class has the timer and the calls.
 */
export class Autosave<Answer> {
  readonly #options: AutosaveOptions<Answer>;
  readonly #listeners = new Set<() => void>();
  #state: AutosaveState;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: AutosaveOptions<Answer>) {
    this.#options = options;
    this.#state = startState(options.saved);
  }

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  edit(text: string): void {
    if (text === this.#state.typed) return;
    this.#dispatch({ type: "typed", text });
    this.#keepDraft();
    this.#schedule(SAVE_DELAY_MS);
  }

  /** Takes over a text that was read from the server, unless another one is being edited. */
  receive(text: string): void {
    this.#dispatch({ type: "received", text });
  }

  /** Takes over a text that another call has put on the server and on the screen. */
  replace(text: string): void {
    this.#dispatch({ type: "replaced", text });
    this.#keepDraft();
    this.#schedule(SAVE_DELAY_MS);
  }

  /** Saves at once what is not saved. Never rejects: a failure is a state, and is tried again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.#isDue()) return;
    this.#running = this.#save().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Sends at once what is not saved, even while a save is under way: the page may be closed. */
  leave(): void {
    const { inFlight, typed } = this.#state;
    if (!inFlight) {
      void this.flush();
    } else if (this.#isDue() && typed.trim() !== inFlight.description) {
      const { send, onSaved } = this.#options;
      this.#dispatch({ type: "sent-unawaited" });
      send({ description: typed.trim() }).then(onSaved, () => undefined);
    }
  }

  /** Saves on a timer again after `stop`. */
  start(): void {
    this.#isStopped = false;
  }

  /** Sends once what is not saved, and nothing more on a timer. */
  stop(): void {
    this.leave();
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  retry(): void {
    if (this.#state.failures > 0) void this.flush();
  }

  /** Lets the save under way end, and begins no other until `resume`: another call writes. */
  async pause(): Promise<void> {
    this.#dispatch({ type: "paused" });
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
  }

  /** @param mayHaveWritten whether the other call failed without telling what the server has */
  resume({ mayHaveWritten = false } = {}): void {
    this.#dispatch({ type: "resumed", mayHaveWritten });
    if (this.#state.isUncertain) void this.flush();
    else this.#schedule(SAVE_DELAY_MS);
  }

  /** In a conflict, puts the seller's text in place of the other one. */
  keepMine(): void {
    if (this.#state.theirs === null) return;
    this.#dispatch({ type: "conflict-overruled" });
    void this.flush();
  }

  #isDue(): boolean {
    return isSaveDue(this.#state, this.#options.canSave);
  }

  #dispatch(event: AutosaveEvent): void {
    const next = transition(this.#state, event, this.#options.canSave);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #keepDraft(): void {
    const { typed, acknowledged } = this.#state;
    this.#options.drafts.write({ text: typed, base: acknowledged });
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isDue() && !this.#isStopped) {
      this.#timer = setTimeout(() => void this.flush(), delay);
    }
  }

  async #save(): Promise<void> {
    const { send, onSaved } = this.#options;
    const edit = nextEdit(this.#state);
    this.#dispatch({ type: "save-started", edit });
    try {
      const answer = await send(edit);
      this.#acknowledge(edit.description);
      onSaved(answer);
    } catch (error) {
      await this.#fail(error);
    }
  }

  #acknowledge(text: string): void {
    this.#dispatch({ type: "acknowledged", text });
    this.#keepDraft();
    this.#schedule(SAVE_DELAY_MS);
  }

  async #fail(error: unknown): Promise<void> {
    const kind = this.#options.kindOf(error);
    if (kind === "signed-out") return this.#dispatch({ type: "session-ended" });
    if (kind === "conflict" && !isUncertainAfterFailure(this.#state)) {
      const theirs = await this.#options.readTheirs().catch(() => null);
      if (theirs !== null) return this.#compare(theirs.trim());
    }
    this.#dispatch({ type: "save-failed" });
    this.#schedule(retryDelay(this.#state.failures));
  }

  #compare(theirs: string): void {
    if (theirs === this.#state.typed.trim()) this.#acknowledge(theirs);
    else this.#dispatch({ type: "conflict-found", theirs });
  }
}

import { ApiError } from "#lib/api/client.ts";

const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

const retryDelay = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);

/**
 * The states of saving:
 * - `idle`: nothing was changed, or nothing that can be saved.
 * - `waiting`: a change will be saved when there are no more for a moment.
 * - `saving`: a save is under way.
 * - `saved`: the server has acknowledged what is on the screen.
 * - `failed`: the last save failed.
 * - `conflict`: the server has another value than the edited one. Nothing is saved until the person has
 *   chosen.
 * - `signed-out`: the session has ended. Nothing is saved any more.
 */
export type SaveStatus =
  "idle" | "waiting" | "saving" | "saved" | "failed" | "conflict" | "signed-out";

/** A value to save; `replaces` is left out where the server's value is not known. */
export interface Edit<Value> {
  value: Value;
  replaces?: Value;
}

interface Facts<Value> {
  /** What is on the screen. */
  readonly value: Value;
  /** What the server has acknowledged last. */
  readonly acknowledged: Value;
  /** In a conflict, what the server has instead. */
  readonly theirs: Value | null;
  readonly inFlight: Edit<Value> | null;
  /** Why the last save failed. */
  readonly error: unknown;
  /** Failures since the last acknowledgment. */
  readonly failures: number;
  /** Whether a call may have changed the server's value without an answer. */
  readonly isUncertain: boolean;
  /** Whether anything was changed or saved so far. */
  readonly isTouched: boolean;
  readonly isSignedOut: boolean;
  /** How many other calls that write are under way: no save begins meanwhile. */
  readonly pauses: number;
}

export interface AutosaveState<Value> extends Facts<Value> {
  readonly status: SaveStatus;
  /** Whether the server has what is on the screen, as far as is known. */
  readonly isSettled: boolean;
}

export interface AutosaveOptions<Value, Answer> {
  /** What the server has. */
  saved: Value;
  /** What this browser has kept of an earlier visit; in conflict where it was an edit of another value. */
  draft?: { value: Value; isOutdated: boolean } | null;
  /** How long nothing is changed before it is saved, in milliseconds. */
  delay: number;
  isSame: (one: Value, other: Value) => boolean;
  canSave?: (value: Value) => boolean;
  send: (edit: Edit<Value>) => Promise<Answer>;
  /** What the server has by its answer; without it, what was sent. */
  savedBy?: (answer: Answer, sent: Value) => Value;
  onSaved: (answer: Answer) => void;
  /** Reads what the server has when it answers 409; without it, 409 is a failure like any other. */
  readTheirs?: () => Promise<Value>;
  /** Keeps in the browser what the server may not have; called with each draft, change and save. */
  keepDraft: (state: AutosaveState<Value>) => void;
  /** Tries a failed save again without being asked, until the session has ended. */
  retries?: boolean;
  /** When the page is left during a save, sends what was changed since beside it, without `replaces`. */
  overtakes?: boolean;
}

/**
 * Saves a value while it is edited: when nothing was changed for a moment, one save at a time, each of
 * which names the value that it replaces, the last one winning.
 */
export class Autosave<Value, Answer> {
  readonly #options: AutosaveOptions<Value, Answer>;
  readonly #listeners = new Set<() => void>();
  #state: AutosaveState<Value>;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = true;

  constructor(options: AutosaveOptions<Value, Answer>) {
    const { saved, draft } = options;
    this.#options = options;
    this.#state = this.#withStatus({
      value: draft ? draft.value : saved,
      acknowledged: saved,
      theirs: draft?.isOutdated ? saved : null,
      ...{ inFlight: null, error: null, failures: 0, pauses: 0 },
      ...{ isUncertain: false, isTouched: false, isSignedOut: false },
    });
  }

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  edit(value: Value): void {
    const { retries, isSame } = this.#options;
    const { theirs, error } = this.#state;
    if (value === this.#state.value) return;
    // A failure that is tried again is shown until the value is saved; another may end with this edit.
    this.#update({ value, error: retries || theirs !== null ? error : null });
    if (theirs !== null && isSame(value, theirs)) this.#acknowledge(theirs, false);
    this.#options.keepDraft(this.#state);
    this.#schedule(this.#options.delay);
  }

  /** Takes over a value that was read from the server, unless another one is being edited. */
  receive(value: Value): void {
    if (this.#isAcknowledged()) this.#update({ value, acknowledged: value });
  }

  /** Shows a value that the server has, by another call or in place of the one in conflict. */
  replace(value: Value): void {
    this.#update({ isUncertain: false });
    this.#acknowledge(value, true);
  }

  /** Takes over a value that another call has put on the server, and on the screen unless it is edited. */
  acknowledge(value: Value): void {
    this.#acknowledge(value, this.#isAcknowledged());
  }

  /** Saves at once what is not saved, and rejects where that fails. */
  async flush(): Promise<void> {
    if ((await this.#flush()) && this.#state.error !== null) throw this.#state.error;
  }

  /** Saves at once what is not saved, as the page may be closed. */
  leave(): void {
    const { send, onSaved, isSame, overtakes } = this.#options;
    const { inFlight, value } = this.#state;
    if (!inFlight || !overtakes) {
      void this.#flush();
    } else if (!this.#isBlocked() && !isSame(value, inFlight.value)) {
      this.#update({ isUncertain: true });
      send({ value }).then(onSaved, () => undefined);
    }
  }

  /** Begins to save on a timer, also after `stop`. */
  start(): void {
    this.#isStopped = false;
    if (this.#options.draft) this.#options.keepDraft(this.#state);
    this.#schedule(this.#options.delay);
  }

  /** Sends once what is not saved, and nothing more on a timer. */
  stop(): void {
    this.leave();
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  isTryingAgain(): boolean {
    return this.#options.retries === true && this.#state.status === "failed";
  }

  /** Tries a failed save again at once, where it would be tried again later. */
  retry(): void {
    if (this.#options.retries && this.#state.failures > 0) void this.#flush();
  }

  /** Lets the save under way end, and begins no other until `resume`: another call writes. */
  async pause(): Promise<void> {
    this.#update({ pauses: this.#state.pauses + 1 });
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
  }

  /** @param mayHaveWritten whether the other call failed without telling what the server has */
  resume({ mayHaveWritten = false } = {}): void {
    const { pauses, isUncertain } = this.#state;
    this.#update({ pauses: pauses - 1, isUncertain: isUncertain || mayHaveWritten });
    if (this.#state.isUncertain) void this.#flush();
    else this.#schedule(this.#options.delay);
  }

  /** In a conflict, puts this value in place of the other one. */
  async keepMine(): Promise<void> {
    const { theirs } = this.#state;
    if (theirs === null) return;
    this.#update({ acknowledged: theirs, theirs: null, error: null });
    await this.flush();
  }

  #isAcknowledged(): boolean {
    return this.#options.isSame(this.#state.value, this.#state.acknowledged);
  }

  #isBlocked(): boolean {
    const { value, theirs, isSignedOut, pauses } = this.#state;
    return pauses > 0 || theirs !== null || isSignedOut || this.#options.canSave?.(value) === false;
  }

  /** After a failure also where the value is the old one again: the server may have the other one. */
  #isDue(): boolean {
    const { isUncertain, failures } = this.#state;
    return !this.#isBlocked() && (!this.#isAcknowledged() || isUncertain || failures > 0);
  }

  #withStatus(facts: Facts<Value>): AutosaveState<Value> {
    const status = this.#statusOf(facts);
    const isTouched = facts.isTouched || (status !== "idle" && status !== "signed-out");
    const { value, acknowledged, inFlight, failures } = facts;
    const isSettled =
      this.#options.isSame(value, acknowledged) && inFlight === null && failures === 0;
    return { ...facts, isTouched, status, isSettled };
  }

  #statusOf(facts: Facts<Value>): SaveStatus {
    const { isSame, canSave } = this.#options;
    const { value, acknowledged, inFlight } = facts;
    if (facts.isSignedOut) return "signed-out";
    if (facts.theirs !== null) return "conflict";
    if (inFlight && !isSame(inFlight.value, acknowledged)) return "saving";
    if (isSame(value, acknowledged)) return facts.isTouched ? "saved" : "idle";
    if (canSave?.(value) === false) return "idle";
    return facts.error === null ? "waiting" : "failed";
  }

  #update(part: Partial<Facts<Value>>): void {
    this.#state = this.#withStatus({ ...this.#state, ...part });
    for (const listener of this.#listeners) listener();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isDue() && !this.#isStopped) {
      this.#timer = setTimeout(() => void this.#flush(), delay);
    }
  }

  /** Never rejects: a failure is a state. @returns whether anything was sent */
  async #flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.#isDue()) return false;
    this.#running = this.#save().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return true;
  }

  async #save(): Promise<void> {
    const { send, savedBy, onSaved } = this.#options;
    const { value, acknowledged, isUncertain } = this.#state;
    const edit = isUncertain ? { value } : { value, replaces: acknowledged };
    this.#update({ inFlight: edit, isUncertain: false });
    try {
      const answer = await send(edit);
      this.#acknowledge(savedBy ? savedBy(answer, value) : value, this.#state.value === value);
      onSaved(answer);
    } catch (error) {
      await this.#fail(error, edit);
    }
  }

  /** @param isShown whether the value takes the place of the one on the screen */
  #acknowledge(acknowledged: Value, isShown: boolean): void {
    const value = isShown ? acknowledged : this.#state.value;
    const ended = { theirs: null, inFlight: null, error: null, failures: 0 };
    this.#update({ value, acknowledged, ...ended, isTouched: true });
    this.#options.keepDraft(this.#state);
    this.#schedule(this.#options.delay);
  }

  async #fail(error: unknown, { replaces }: Edit<Value>): Promise<void> {
    const { readTheirs, retries, isSame } = this.#options;
    const isUncertain = this.#state.isUncertain || replaces === undefined;
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401 && retries) {
      return this.#update({ isSignedOut: true, inFlight: null, error });
    }
    if (status === 409 && readTheirs && !isUncertain) {
      const theirs = await readTheirs().catch(() => null);
      if (theirs !== null && isSame(theirs, this.#state.value)) {
        return this.#acknowledge(theirs, true);
      }
      if (theirs !== null) return this.#update({ theirs, inFlight: null, error });
    }
    const failures = this.#state.failures + 1;
    this.#update({ isUncertain, inFlight: null, error, failures });
    if (retries) this.#schedule(retryDelay(failures));
  }
}

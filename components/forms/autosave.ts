import { ApiError } from "#lib/api/client.ts";

const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

const retryDelay = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);

/**
 * The states of saving:
 * - `idle`: nothing was changed, or nothing that can be saved.
 * - `waiting`: a change will be saved after a pause.
 * - `saving`: a save is in progress.
 * - `saved`: the server has acknowledged the value on the screen.
 * - `failed`: the last save failed.
 * - `conflict`: the server's value isn't the one that was edited. Saving stops until the person
 *   chooses.
 * - `signed-out`: the session has ended, so nothing is saved.
 */
export type SaveStatus =
  "idle" | "waiting" | "saving" | "saved" | "failed" | "conflict" | "signed-out";

/** A value to save. `replaces` is left out if the server's value is unknown. */
export interface Edit<Value> {
  value: Value;
  replaces?: Value;
}

interface Facts<Value> {
  readonly value: Value;
  readonly acknowledged: Value;
  readonly theirs: Value | null;
  readonly inFlight: Edit<Value> | null;
  readonly error: unknown;
  readonly failures: number;
  /** Whether a call without an answer may have changed the server's value. */
  readonly isUncertain: boolean;
  readonly isTouched: boolean;
  readonly isSignedOut: boolean;
  /** The number of other writing calls in progress, during which no save starts. */
  readonly pauses: number;
}

export interface AutosaveState<Value> extends Facts<Value> {
  readonly status: SaveStatus;
  /** Whether the server has the value on the screen, as far as is known. */
  readonly isSettled: boolean;
}

export interface AutosaveOptions<Value, Answer> {
  saved: Value;
  /**
   * A draft from an earlier page load. It is outdated if it edited another value, which is a
   * conflict.
   */
  draft?: { value: Value; isOutdated: boolean } | null;
  /** Milliseconds without a change before a save. */
  delay: number;
  isSame: (one: Value, other: Value) => boolean;
  canSave?: (value: Value) => boolean;
  send: (edit: Edit<Value>) => Promise<Answer>;
  /** Returns the server's value from its answer. Without it, the sent value counts. */
  savedBy?: (answer: Answer, sent: Value) => Value;
  onSaved: (answer: Answer) => void;
  /** Reads the server's value after a 409. Without it, a 409 is an ordinary failure. */
  readTheirs?: () => Promise<Value>;
  /** Stores in the browser what the server may not have. Called for each draft, change and save. */
  keepDraft: (state: AutosaveState<Value>) => void;
  /** Retries failed saves automatically until the session has ended. */
  retries?: boolean;
  /** If the page is left during a save, sends later changes in parallel, without `replaces`. */
  overtakes?: boolean;
}

/**
 * Saves a value while it is edited, after each pause and one save at a time. Each save names the
 * value that it replaces. The last one wins.
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

  /** Returns the server's value that the person saw; undefined if it isn't known. */
  serverValue(): Value | undefined {
    const { isUncertain, theirs, acknowledged } = this.#state;
    return isUncertain ? undefined : (theirs ?? acknowledged);
  }

  edit(value: Value): void {
    const { retries, isSame } = this.#options;
    const { theirs, error } = this.#state;
    if (value === this.#state.value) return;
    // With retries, a failure stays visible until a save succeeds. Otherwise this edit may fix it.
    this.#update({ value, error: retries || theirs !== null ? error : null });
    if (theirs !== null && isSame(value, theirs)) this.#acknowledge(theirs, false);
    this.#options.keepDraft(this.#state);
    this.#schedule(this.#options.delay);
  }

  /** Takes over a value read from the server, unless another one is being edited. */
  receive(value: Value): void {
    if (this.#isAcknowledged()) this.#update({ value, acknowledged: value });
  }

  /** Shows the server's value, from another call or in place of the one in conflict. */
  replace(value: Value): void {
    this.#update({ isUncertain: false });
    this.#acknowledge(value, true);
  }

  /** Takes over a value that another call saved, and shows it unless the shown one was edited. */
  acknowledge(value: Value): void {
    this.#acknowledge(value, this.#isAcknowledged());
  }

  /**
   * Saves unsaved changes immediately.
   * @throws the failure of the save
   */
  async flush(): Promise<void> {
    if ((await this.#flush()) && this.#state.error !== null) throw this.#state.error;
  }

  /** Saves unsaved changes immediately because the page may close. */
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

  /** Starts saving on a timer, also after `stop`. */
  start(): void {
    this.#isStopped = false;
    if (this.#options.draft) this.#options.keepDraft(this.#state);
    this.#schedule(this.#options.delay);
  }

  /** Saves unsaved changes once, then stops the timer. */
  stop(): void {
    this.leave();
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  isTryingAgain(): boolean {
    return this.#options.retries === true && this.#state.status === "failed";
  }

  /** Retries a failed save immediately, if it would be retried later. */
  retry(): void {
    if (this.#options.retries && this.#state.failures > 0) void this.#flush();
  }

  /** Waits for the current save and starts no other until `resume`, because another call writes. */
  async pause(): Promise<void> {
    this.#update({ pauses: this.#state.pauses + 1 });
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
  }

  /** @param mayHaveWritten whether the other call failed without showing what the server has */
  resume({ mayHaveWritten = false } = {}): void {
    const { pauses, isUncertain } = this.#state;
    this.#update({ pauses: pauses - 1, isUncertain: isUncertain || mayHaveWritten });
    if (this.#state.isUncertain) void this.#flush();
    else this.#schedule(this.#options.delay);
  }

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

  /** After a failure, the server may have the new value even if the old one is edited back. */
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

  /**
   * Never rejects: a failure is a state.
   * @returns whether anything was sent
   */
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

  /** @param isShown whether the value replaces the one on the screen */
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

import pLimit from "p-limit";
import { ApiError, errorMessage } from "#lib/api/client.ts";
import {
  afterFailure,
  SENT_AT_ONCE,
  type Upload,
  waitBeforeTry,
} from "#lib/photos-upload/upload.ts";
import { holdLock } from "./hold-lock.ts";
import type { StoredFile, UploadStore } from "./stored-uploads.ts";
import type { SendOptions } from "./send-parts.ts";
import { untilOnline } from "./until-online.ts";

const UNREADABLE = "We can't read this file anymore. Please choose it again.";

export type Uploads = {
  uploads: readonly Upload[];
  /** Since the queue was last empty. */
  added: number;
  /** False if the browser couldn't store a file, which is then lost with the tab. */
  isKept: boolean;
};

export const NO_UPLOADS: Uploads = { uploads: [], added: 0, isKept: true };

type Entry<Kept> = { kept: Kept; stop: AbortController };

export interface Sender<Kept extends StoredFile, View> {
  /**
   * Returns why a file can't be sent, if a browser can see that.
   * @param others the number of other files, with pending ones
   */
  refusalOf: (file: File, others: number) => string | null;
  /**
   * Sends what the server lacks.
   * @throws ApiError
   */
  send: (kept: Kept, options: SendOptions) => Promise<View>;
  giveUp: (uploadId: string) => Promise<unknown>;
  notAdded: string;
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * A person's pending uploads. The browser stores each file until it is uploaded. Only the tab that
 * has its lock sends it.
 */
export class UploadQueue<Kept extends StoredFile, View> {
  readonly #userId: string;
  readonly #store: UploadStore<Kept>;
  readonly #sender: Sender<Kept, View>;
  readonly #onAdded: (view: View) => void;
  readonly #onIdle: () => void;
  readonly #onSignedOut: () => void;
  readonly #entries = new Map<string, Entry<Kept>>();
  readonly #limit = pLimit(SENT_AT_ONCE);
  readonly #listeners = new Set<() => void>();
  #state = NO_UPLOADS;

  constructor(options: {
    userId: string;
    store: UploadStore<Kept>;
    sender: Sender<Kept, View>;
    onAdded: (view: View) => void;
    onIdle: () => void;
    onSignedOut: () => void;
  }) {
    this.#userId = options.userId;
    this.#store = options.store;
    this.#sender = options.sender;
    this.#onAdded = options.onAdded;
    this.#onIdle = options.onIdle;
    this.#onSignedOut = options.onSignedOut;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Uploads => this.#state;

  /** Resumes the uploads of an earlier page load. */
  async resume(): Promise<void> {
    for (const kept of await this.#store.ofUser(this.#userId)) {
      if (!this.#entries.has(kept.id)) this.#start(kept);
    }
  }

  /**
   * @param extra stored with each file
   * @param count the number of existing files
   */
  add(files: readonly File[], extra: Omit<Kept, keyof StoredFile>, count: number): void {
    if (this.#state.uploads.length === 0) this.#set({ added: 0 });
    const now = Date.now();
    for (const [index, file] of files.entries()) {
      const onTheirWay = this.#state.uploads.filter(({ state }) => state !== "refused").length;
      const reason = this.#sender.refusalOf(file, count + onTheirWay);
      const kept = {
        ...extra,
        id: newId(),
        userId: this.#userId,
        file,
        uploadId: null,
        reason,
        addedAt: now + index / 1000,
      } as StoredFile as Kept;
      // Files that can't be sent are shown but not stored.
      if (reason === null) void this.#keep(kept);
      this.#start(kept);
    }
  }

  retry(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.kept = { ...entry.kept, reason: null };
    void this.#keep(entry.kept);
    this.#change(id, { state: "waiting", reason: null, sent: 0 });
    void this.#run(entry);
  }

  /** Cancels an upload or removes a refused file. */
  cancel(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.stop.abort();
    void this.#forget(id);
    const { uploadId } = entry.kept;
    if (uploadId === null) return;
    // If this fails, the sweep deletes the upload.
    void this.#sender.giveUp(uploadId).catch(() => undefined);
  }

  #set(change: Partial<Uploads>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, change: Partial<Upload>): void {
    const uploads = this.#state.uploads.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.#set({ uploads });
  }

  #start(kept: Kept): void {
    const entry: Entry<Kept> = { kept, stop: new AbortController() };
    this.#entries.set(kept.id, entry);
    const { id, file, reason } = kept;
    const state = reason === null ? "waiting" : "refused";
    this.#set({ uploads: [...this.#state.uploads, { id, file, sent: 0, state, reason }] });
    if (reason === null) void this.#run(entry);
  }

  async #keep(kept: Kept): Promise<void> {
    if (!(await this.#store.put(kept))) this.#set({ isKept: false });
  }

  async #forget(id: string): Promise<void> {
    this.#entries.delete(id);
    this.#set({ uploads: this.#state.uploads.filter((one) => one.id !== id) });
    await this.#store.delete(id);
    if (this.#state.uploads.every(({ state }) => state === "refused")) this.#onIdle();
  }

  async #run(entry: Entry<Kept>): Promise<void> {
    const { signal } = entry.stop;
    const { id } = entry.kept;
    let wasElsewhere = false;
    const onBusy = () => {
      wasElsewhere = true;
      this.#change(id, { state: "elsewhere" });
    };
    await holdLock(`porchlight.upload.${id}`, { signal, onBusy }, async () => {
      if (!wasElsewhere) return this.#limit(() => this.#send(entry));
      // The other tab uploaded it, canceled it, or was closed.
      const kept = await this.#store.get(id);
      if (!kept) return this.#forget(id);
      entry.kept = kept;
      if (kept.reason !== null) {
        return this.#change(id, { state: "refused", reason: kept.reason });
      }
      return this.#limit(() => this.#send(entry));
    });
  }

  async #send(entry: Entry<Kept>): Promise<void> {
    const { signal } = entry.stop;
    const { id } = entry.kept;
    for (let tries = 0; !signal.aborted; tries += 1) {
      this.#change(id, { state: "sending" });
      try {
        const view = await this.#sender.send(entry.kept, {
          signal,
          onBegun: (uploadId) => this.#keepUploadId(entry, uploadId),
          onProgress: (sent) => this.#change(id, { sent }),
          onPreparing: () => this.#change(id, { state: "preparing" }),
        });
        this.#set({ added: this.#state.added + 1 });
        this.#onAdded(view);
        return await this.#forget(id);
      } catch (error) {
        if (signal.aborted || (await this.#settleFailure(entry, error, tries))) return;
      }
      await untilOnline(waitBeforeTry(tries), signal);
    }
  }

  async #keepUploadId(entry: Entry<Kept>, uploadId: string | null): Promise<void> {
    if (entry.kept.uploadId === uploadId) return;
    entry.kept = { ...entry.kept, uploadId };
    await this.#keep(entry.kept);
  }

  /** @returns whether the failure is final */
  async #settleFailure(entry: Entry<Kept>, error: unknown, tries: number): Promise<boolean> {
    const status = error instanceof ApiError ? error.status : 0;
    const next = afterFailure(status, tries);
    if (next === "sign in") {
      this.#onSignedOut();
      return true;
    }
    const isLost = status === 0 && !(await isReadable(entry.kept.file));
    if (next === "refuse" || isLost) {
      // The server itself ends the upload of a file that it can't take.
      if (status !== 400) this.#giveUp(entry);
      this.#refuse(entry, isLost ? UNREADABLE : errorMessage(error, this.#sender.notAdded));
      return true;
    }
    if (next === "begin again") await this.#keepUploadId(entry, null);
    this.#change(entry.kept.id, { state: status === 0 ? "unreachable" : "waiting" });
    return false;
  }

  /** Frees the storage that the sent parts take up. */
  #giveUp({ kept: { uploadId } }: Entry<Kept>): void {
    if (uploadId !== null) void this.#sender.giveUp(uploadId).catch(() => undefined);
  }

  #refuse(entry: Entry<Kept>, reason: string): void {
    // The next try starts over, because the sent bytes may be what was refused.
    entry.kept = { ...entry.kept, uploadId: null, reason };
    void this.#keep(entry.kept);
    this.#change(entry.kept.id, { state: "refused", reason });
  }
}

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
  /** How many have arrived since the queue was last empty. */
  added: number;
  /** False where the browser could not keep a file: it is lost with the tab. */
  isKept: boolean;
};

export const NO_UPLOADS: Uploads = { uploads: [], added: 0, isKept: true };

type Entry<Kept> = { kept: Kept; stop: AbortController };

/** How files of one kind are sent. */
export interface Sender<Kept extends StoredFile, View> {
  /** Why a file can't be sent, as far as a browser can tell. @param others with those on their way */
  refusalOf: (file: File, others: number) => string | null;
  /** Sends what the server lacks. @throws ApiError */
  send: (kept: Kept, options: SendOptions) => Promise<View>;
  giveUp: (uploadId: string) => Promise<unknown>;
  /** What to say where the server gave no sentence. */
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
 * The files of a person that are on their way. Each is kept in the browser with its file until it
 * has arrived, and is sent by one tab: the one that holds its lock.
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
    /** A file has arrived. */
    onAdded: (view: View) => void;
    /** Nothing is on its way any more. */
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

  /** Goes on with what an earlier visit has left. */
  async resume(): Promise<void> {
    for (const kept of await this.#store.ofUser(this.#userId)) {
      if (!this.#entries.has(kept.id)) this.#start(kept);
    }
  }

  /**
   * @param extra what is kept beside each file
   * @param count how many there are already
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
      // What can't be sent is only told of.
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

  /** Gives a file up, or forgets one that was refused. */
  cancel(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.stop.abort();
    void this.#forget(id);
    const { uploadId } = entry.kept;
    if (uploadId === null) return;
    // Else it is swept.
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
      // The other tab has sent it, has given it up, or was closed.
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

  /** @returns whether it ends with this failure, rather than being tried again */
  async #settleFailure(entry: Entry<Kept>, error: unknown, tries: number): Promise<boolean> {
    const status = error instanceof ApiError ? error.status : 0;
    const next = afterFailure(status, tries);
    if (next === "sign in") {
      this.#onSignedOut();
      return true;
    }
    const isLost = status === 0 && !(await isReadable(entry.kept.file));
    if (next === "refuse" || isLost) {
      // The server ends the upload of a file that it can't take.
      if (status !== 400) this.#giveUp(entry);
      this.#refuse(entry, isLost ? UNREADABLE : errorMessage(error, this.#sender.notAdded));
      return true;
    }
    if (next === "begin again") await this.#keepUploadId(entry, null);
    this.#change(entry.kept.id, { state: status === 0 ? "unreachable" : "waiting" });
    return false;
  }

  /** What was sent takes up storage until then. */
  #giveUp({ kept: { uploadId } }: Entry<Kept>): void {
    if (uploadId !== null) void this.#sender.giveUp(uploadId).catch(() => undefined);
  }

  #refuse(entry: Entry<Kept>, reason: string): void {
    // The next try begins anew: what was sent may be what was refused.
    entry.kept = { ...entry.kept, uploadId: null, reason };
    void this.#keep(entry.kept);
    this.#change(entry.kept.id, { state: "refused", reason });
  }
}

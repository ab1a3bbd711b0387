"use client";

import { clear, createStore, del, get, set, type UseStore, values } from "idb-keyval";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";

/** A photograph that has not arrived yet, with its file. */
export type KeptUpload = {
  id: string;
  userId: string;
  file: File;
  room: PhotoRoomChoice | null;
  /** Null until the server knows of it. */
  uploadId: string | null;
  /** Why it was refused; null while it is still to be sent. */
  reason: string | null;
  addedAt: number;
};

let opened: UseStore | null = null;
/** Signed out: what is still being sent leaves nothing behind. */
let isOver = false;
const store = () => (opened ??= createStore("porchlight.uploads", "files"));

/** Does something with the browser's storage; where it is full or switched off, gives back `otherwise`. */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** The photographs that are still to be sent, in this browser's storage. */
export const keptUploads = {
  ofUser: async (userId: string): Promise<KeptUpload[]> => {
    const all = await attempt(() => values<KeptUpload>(store()), []);
    return all.filter((kept) => kept.userId === userId).toSorted((a, b) => a.addedAt - b.addedAt);
  },
  get: (id: string) => attempt(() => get<KeptUpload>(id, store()), undefined),
  /** @returns whether it could be kept */
  put: (kept: KeptUpload) =>
    attempt(async () => {
      if (isOver) return false;
      await set(kept.id, kept, store());
      return true;
    }, false),
  delete: (id: string) => attempt(() => del(id, store()), undefined),
  /** Forgets those of all people, for who signs out: this page keeps none from then on. */
  clear: () => {
    isOver = true;
    return attempt(() => clear(store()), undefined);
  },
};
export type UploadStore = typeof keptUploads;

"use client";

import { clear, createStore, del, get, set, type UseStore, values } from "idb-keyval";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import type { DocumentTargetInput } from "#lib/schemas/documents.ts";

export type StoredFile = {
  id: string;
  userId: string;
  file: File;
  /** Null until the server has started the upload. */
  uploadId: string | null;
  /** Null while it is pending. */
  reason: string | null;
  addedAt: number;
};

export type StoredPhoto = StoredFile & { room: PhotoRoomChoice | null };
export type StoredDocument = StoredFile & { target: Omit<DocumentTargetInput, "fileName"> };

/** True after logout, when pending uploads must not be stored again. */
let isOver = false;

/** Runs work on the browser's storage. Returns `otherwise` if that is full or disabled. */
async function withFallback<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

function storeOf<Kept extends StoredFile>(name: string) {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore(name, "files"));
  return {
    ofUser: async (userId: string): Promise<Kept[]> => {
      const all = await withFallback(() => values<Kept>(store()), []);
      return all.filter((kept) => kept.userId === userId).toSorted((a, b) => a.addedAt - b.addedAt);
    },
    get: (id: string) => withFallback(() => get<Kept>(id, store()), undefined),
    /** @returns whether it was stored */
    put: (kept: Kept) =>
      withFallback(async () => {
        if (isOver) return false;
        await set(kept.id, kept, store());
        return true;
      }, false),
    delete: (id: string) => withFallback(() => del(id, store()), undefined),
    clear: () => withFallback(() => clear(store()), undefined),
  };
}

export const storedPhotos = storeOf<StoredPhoto>("porchlight.uploads");
export const storedDocuments = storeOf<StoredDocument>("porchlight.document-uploads");
export type UploadStore<Kept extends StoredFile> = ReturnType<typeof storeOf<Kept>>;

/** Deletes everyone's pending uploads at logout. From then on, this page stores none. */
export async function clearStoredUploads(): Promise<void> {
  isOver = true;
  await Promise.all([storedPhotos.clear(), storedDocuments.clear()]);
}

"use client";

import { clear, createStore, del, get, set, type UseStore, values } from "idb-keyval";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import type { DocumentTargetInput } from "#lib/schemas/documents.ts";

/** A file that has not arrived yet. */
export type StoredFile = {
  id: string;
  userId: string;
  file: File;
  /** Null until the server knows of it. */
  uploadId: string | null;
  /** Why it was refused; null while it is still to be sent. */
  reason: string | null;
  addedAt: number;
};

/** A photograph that has not arrived yet, and what it shows where that was said. */
export type StoredPhoto = StoredFile & { room: PhotoRoomChoice | null };
/** A document that has not arrived yet, and where it goes. */
export type StoredDocument = StoredFile & { target: Omit<DocumentTargetInput, "fileName"> };

/** Signed out: what is still being sent leaves nothing behind. */
let isOver = false;

/** Does something with the browser's storage; where it is full or switched off, gives back `otherwise`. */
async function ignoreFailure<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
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
      const all = await ignoreFailure(() => values<Kept>(store()), []);
      return all.filter((kept) => kept.userId === userId).toSorted((a, b) => a.addedAt - b.addedAt);
    },
    get: (id: string) => ignoreFailure(() => get<Kept>(id, store()), undefined),
    /** @returns whether it could be kept */
    put: (kept: Kept) =>
      ignoreFailure(async () => {
        if (isOver) return false;
        await set(kept.id, kept, store());
        return true;
      }, false),
    delete: (id: string) => ignoreFailure(() => del(id, store()), undefined),
    clear: () => ignoreFailure(() => clear(store()), undefined),
  };
}

/** What is still to be sent, in this browser's storage. */
export const storedPhotos = storeOf<StoredPhoto>("porchlight.uploads");
export const storedDocuments = storeOf<StoredDocument>("porchlight.document-uploads");
export type UploadStore<Kept extends StoredFile> = ReturnType<typeof storeOf<Kept>>;

/** Forgets those of all people, for who signs out: this page keeps none from then on. */
export async function clearStoredUploads(): Promise<void> {
  isOver = true;
  await Promise.all([storedPhotos.clear(), storedDocuments.clear()]);
}

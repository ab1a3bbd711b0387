import "server-only";
import { partSizes } from "#lib/photos/parts.ts";
import type { FileStore } from "#server/file-store/index.ts";

/** A file uploaded in parts, each stored as a file until the photo is made. */
export interface SentFile {
  id: string;
  size: number;
}

export interface Part {
  number: number;
  bytes: number;
}

export const partKey = ({ id }: Pick<SentFile, "id">, number: number) => `uploads/${id}/${number}`;

export const partsOf = ({ size }: SentFile): Part[] =>
  partSizes(size).map((bytes, index) => ({ number: index + 1, bytes }));

/** Returns the parts that are missing or incomplete. */
export async function missingParts(store: FileStore, sent: SentFile): Promise<Part[]> {
  const parts = partsOf(sent);
  const there = await Promise.all(parts.map(({ number }) => store.size(partKey(sent, number))));
  return parts.filter(({ bytes }, index) => there[index] !== bytes);
}

/** Returns the whole file; null if a part is missing. */
export async function joinParts(store: FileStore, sent: SentFile): Promise<Buffer | null> {
  if ((await missingParts(store, sent)).length > 0) return null;
  // Allocated up front because concatenating would need twice the memory.
  const whole = Buffer.alloc(sent.size);
  let at = 0;
  for (const { number } of partsOf(sent)) {
    const stream = await store.read(partKey(sent, number));
    if (!stream) return null;
    for await (const chunk of stream) {
      whole.set(chunk, at);
      at += chunk.length;
    }
  }
  return whole;
}

export async function deleteParts(store: FileStore, sent: SentFile): Promise<void> {
  for (const { number } of partsOf(sent)) await store.delete(partKey(sent, number));
}

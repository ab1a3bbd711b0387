import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import {
  deleteParts,
  joinParts,
  missingParts,
  partKey,
  partsOf,
} from "#server/photos/sent-parts.ts";
import { startS3Server } from "#tests/photos/s3-server.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

interface Opened {
  store: FileStore;
  folder: string;
  close: () => Promise<void>;
}

const STORES: Record<string, () => Promise<Opened>> = {
  "a folder": async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "porchlight-folder-"));
    return { store: folderStore(folder), folder, close: () => rm(folder, { recursive: true }) };
  },
  "an S3 server": async () => {
    const { settings, folder, stop } = await startS3Server();
    return { store: s3Store(settings), folder, close: stop };
  },
};

const FILE = randomBytes(2 * PHOTO_PART_BYTES + 1000);
const CHUNK = 64 * 1024;
const partOf = (number: number) =>
  FILE.subarray((number - 1) * PHOTO_PART_BYTES, number * PHOTO_PART_BYTES);

const bytesOf = async (body: ReadableStream<Uint8Array> | null) =>
  body && Buffer.from(await new Response(body).arrayBuffer());

async function* inChunks(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

async function* breakingOff(bytes: Uint8Array) {
  yield* inChunks(bytes.subarray(0, bytes.length / 2));
  throw new Error("The line broke off");
}

const put = async (url: string, bytes: Uint8Array) =>
  (await fetch(url, { method: "PUT", body: Buffer.from(bytes) })).status;

describe.each(Object.keys(STORES))("%s", (kind) => {
  let store: FileStore;
  let opened: Opened;
  beforeAll(async () => {
    opened = await (STORES[kind] as () => Promise<Opened>)();
    store = opened.store;
  });
  afterAll(() => opened.close());

  it("stores, returns and deletes a file", async () => {
    await store.put("photos/a.jpg", Buffer.from("first"), "image/jpeg");
    await store.put("photos/a.jpg", Buffer.from("second"), "image/jpeg");
    expect(String(await bytesOf(await store.read("photos/a.jpg")))).toBe("second");
    expect(await store.read("photos/b.jpg")).toBeNull();
    expect(await store.size("photos/a.jpg")).toBe(6);
    await store.delete("photos/a.jpg");
    await store.delete("photos/a.jpg");
    expect(await store.read("photos/a.jpg")).toBeNull();
    expect(await store.size("photos/a.jpg")).toBeNull();
  });

  it("stores a streamed file, but not an interrupted one", async () => {
    const first = partOf(1);
    await store.putStream("uploads/s/1", inChunks(first), first.length);
    expect((await bytesOf(await store.read("uploads/s/1")))?.equals(first)).toBe(true);
    const broken = store.putStream("uploads/s/2", breakingOff(first), first.length);
    await expect(broken).rejects.toThrow("broke off");
    // The S3 stand-in stores the partial file, which counts as missing.
    expect(await store.size("uploads/s/2")).not.toBe(first.length);
    for (const part of [1, 2]) await store.delete(`uploads/s/${part}`);
    const left = await readdir(opened.folder, { recursive: true });
    expect(left.filter((name) => name.includes("uploads/s"))).toEqual([]);
  });

  it("ends a read that is canceled midway", async () => {
    await store.put("photos/long.jpg", Buffer.alloc(2 ** 20), "image/jpeg");
    const reader = (await store.read("photos/long.jpg"))?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    await store.delete("photos/long.jpg");
  });

  it("accepts parts in any order and repeatedly, and deletes them all", async () => {
    const sent = { id: crypto.randomUUID(), size: FILE.length };
    const send = async (number: number) => {
      const key = partKey(sent, number);
      const url = await store.uploadUrl(key, partOf(number).length);
      if (url) expect(await put(url, partOf(number))).toBe(200);
      else await store.put(key, partOf(number), "application/octet-stream");
    };
    expect(await missingParts(store, sent)).toEqual(partsOf(sent));
    await send(3);
    await send(1);
    await send(1);
    expect(await missingParts(store, sent)).toEqual([{ number: 2, bytes: PHOTO_PART_BYTES }]);
    expect(await joinParts(store, sent)).toBeNull();
    await send(2);
    for (const joined of await Promise.all([joinParts(store, sent), joinParts(store, sent)])) {
      expect(joined?.equals(FILE)).toBe(true);
    }
    await deleteParts(store, sent);
    expect(await joinParts(store, sent)).toBeNull();
    const left = await readdir(opened.folder, { recursive: true });
    expect(left.filter((name) => name.includes(sent.id))).toEqual([]);
  });
});

it("an S3 upload URL accepts only its own file and length", async () => {
  const server = await startS3Server();
  const url = (await s3Store(server.settings).uploadUrl("uploads/a/1", 10)) ?? "";
  expect(new URL(url).searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;host");
  expect(await put(url, Buffer.alloc(11))).toBe(403);
  expect(await put(url.replace("uploads/a/1", "uploads/a/2"), Buffer.alloc(10))).toBe(403);
  expect(await put(url, Buffer.alloc(10))).toBe(200);
  await server.stop();
});

it("an unavailable server throws an error", async () => {
  const server = await startS3Server();
  await server.stop();
  const store = s3Store(server.settings);
  await expect(store.put("photos/a.jpg", Buffer.from("a"), "image/jpeg")).rejects.toThrow();
});

it("a folder accepts concurrent writes of the same file", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-folder-"));
  const writes = Array.from({ length: 8 }, () =>
    folderStore(folder).put("uploads/a/1", FILE, "application/octet-stream"),
  );
  await Promise.all(writes);
  expect(await folderStore(folder).size("uploads/a/1")).toBe(FILE.length);
  expect(await readdir(path.join(folder, "uploads/a"))).toEqual(["1"]);
  await rm(folder, { recursive: true });
});

it("a folder keeps the old file if its replacement is interrupted", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-folder-"));
  const store = folderStore(folder);
  await store.put("uploads/a/1", partOf(1), "application/octet-stream");
  const broken = store.putStream("uploads/a/1", breakingOff(partOf(2)), PHOTO_PART_BYTES);
  await expect(broken).rejects.toThrow("broke off");
  expect((await bytesOf(await store.read("uploads/a/1")))?.equals(partOf(1))).toBe(true);
  expect(await readdir(path.join(folder, "uploads/a"))).toEqual(["1"]);
  await rm(folder, { recursive: true });
});

it("a folder doesn't open a file before it is read", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-folder-"));
  const store = folderStore(folder);
  await store.put("photos/a.jpg", Buffer.from("a"), "image/jpeg");
  const left = await store.read("photos/a.jpg");
  await store.delete("photos/a.jpg");
  await expect(bytesOf(left)).rejects.toThrow("ENOENT");
  await rm(folder, { recursive: true });
});

it("a folder hides an unfinished file, and can delete it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-folder-"));
  const store = folderStore(folder);
  await store.put("photos/a.jpg", Buffer.from("a"), "image/jpeg");
  await writeFile(path.join(folder, "photos/b.jpg.unfinished"), "half");
  expect(await store.size("photos/b.jpg")).toBeNull();
  expect(await store.read("photos/b.jpg")).toBeNull();
  await store.delete("photos/b.jpg");
  expect(await readdir(path.join(folder, "photos"))).toEqual(["a.jpg"]);
  await rm(folder, { recursive: true });
});

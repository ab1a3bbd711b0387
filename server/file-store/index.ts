import "server-only";
import path from "node:path";
import { AppError } from "#lib/errors.ts";
import { type Env, env } from "#server/env.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

export type { FileStore } from "./file-store.ts";

export const NO_STORE = "This server has no storage for photos yet, so you can't add any.";

type StoreSettings = Pick<
  Env,
  | "DATA_DIR"
  | "EMBEDDED_DATABASE"
  | "S3_ENDPOINT"
  | "S3_REGION"
  | "S3_BUCKET"
  | "S3_ACCESS_KEY_ID"
  | "S3_SECRET_ACCESS_KEY"
>;

/** Returns the type of storage: S3, a folder next to the embedded database, or none. */
export function fileStoreKind(
  { S3_BUCKET, EMBEDDED_DATABASE }: StoreSettings = env(),
): "s3" | "folder" | "none" {
  if (S3_BUCKET) return "s3";
  return EMBEDDED_DATABASE ? "folder" : "none";
}

export const NO_STORE_FOR_DOCUMENTS =
  "This server has no storage for documents yet, so you can't add any.";

type Contents = "photos" | "documents";

const unreachableStoreMessage = (contents: Contents) =>
  `We can't reach our storage for ${contents} right now. Your saved files are safe. Please try again in a moment.`;

function withSentence(store: FileStore, contents: Contents): FileStore {
  const translate = (cause: unknown) => {
    // Errors of the uploaded stream already have their own message.
    if (cause instanceof AppError) throw cause;
    throw new AppError("unavailable", unreachableStoreMessage(contents), { cause });
  };
  const methods = Object.entries(store).map(([name, method]) => [
    name,
    (...args: unknown[]) =>
      (method as (...args: unknown[]) => Promise<unknown>)(...args).catch(translate),
  ]);
  return Object.fromEntries(methods) as FileStore;
}

let s3: Promise<FileStore> | undefined;

// Loads the S3 client on first use to keep startup fast.
async function openS3(settings: StoreSettings): Promise<FileStore> {
  const { s3Store } = await import("./s3-store.ts");
  return s3Store({
    endpoint: settings.S3_ENDPOINT ?? "",
    region: settings.S3_REGION ?? "",
    bucket: settings.S3_BUCKET ?? "",
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
  });
}

/** Opens the configured store; null if there is none. */
export async function openFileStore(
  settings: StoreSettings,
  contents: Contents = "photos",
): Promise<FileStore | null> {
  const kind = fileStoreKind(settings);
  if (kind === "none") return null;
  if (kind === "s3") return withSentence(await openS3(settings), contents);
  return withSentence(folderStore(path.resolve(settings.DATA_DIR, "files")), contents);
}

/**
 * Returns the store.
 * @throws AppError `unavailable` if there is none
 */
export async function fileStore(contents: Contents = "photos"): Promise<FileStore> {
  if (fileStoreKind() === "s3") return withSentence(await (s3 ??= openS3(env())), contents);
  const store = await openFileStore(env(), contents);
  if (store) return store;
  throw new AppError("unavailable", contents === "documents" ? NO_STORE_FOR_DOCUMENTS : NO_STORE);
}

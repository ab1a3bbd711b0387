import "server-only";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { FileStore } from "./file-store.ts";

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const URL_SECONDS = 60 * 60;
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

const ignore = () => undefined;

async function nullIfAbsent<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return null;
    throw error;
  });
}

// The client ignores errors of a piped stream, so the request would never end without the abort.
async function sendStream(
  client: S3Client,
  object: Omit<PutObjectCommandInput, "Body">,
  body: Readable,
): Promise<void> {
  const broken = new AbortController();
  body.once("error", () => broken.abort());
  try {
    // No timeout, because the reading side limits slow uploads.
    const options = { abortSignal: broken.signal, requestTimeout: 0 };
    await client.send(new PutObjectCommand({ ...object, Body: body }), options);
  } catch (error) {
    throw body.errored ?? error;
  } finally {
    body.destroy();
  }
}

/** Creates a file store in an S3-compatible bucket. */
export function s3Store({ bucket, endpoint, region, ...credentials }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Few S3-compatible stores have DNS names and certificates per bucket.
    forcePathStyle: true,
    // Other stores reject Amazon's own checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // It warns of every aborted upload, which the caller already handles.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
  const objectOf = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    put: async (key, bytes, contentType) => {
      const object = { ...objectOf(key), Body: bytes, ContentType: contentType };
      await client.send(new PutObjectCommand(object));
    },
    putStream: async (key, body, bytes) => {
      const object = { ...objectOf(key), ContentLength: bytes };
      await sendStream(client, object, Readable.from(body));
    },
    read: async (key) => {
      const found = await nullIfAbsent(client.send(new GetObjectCommand(objectOf(key))));
      return (found?.Body?.transformToWebStream() as ReadableStream<Uint8Array>) ?? null;
    },
    delete: async (key) => {
      await nullIfAbsent(client.send(new DeleteObjectCommand(objectOf(key))));
    },
    size: async (key) => {
      const found = await nullIfAbsent(client.send(new HeadObjectCommand(objectOf(key))));
      return found?.ContentLength ?? null;
    },
    uploadUrl: (key, bytes) =>
      getSignedUrl(client, new PutObjectCommand({ ...objectOf(key), ContentLength: bytes }), {
        expiresIn: URL_SECONDS,
        // The store then rejects files of another length.
        signableHeaders: new Set(["host", "content-length"]),
      }),
  };
}

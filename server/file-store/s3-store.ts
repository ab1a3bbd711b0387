import "server-only";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
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

async function nullIfAbsent<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return null;
    throw error;
  });
}

/** Files in a bucket of a store that speaks S3. */
export function s3Store({ bucket, endpoint, region, ...credentials }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // A host of its own for each bucket asks for names and certificates that few other stores have.
    forcePathStyle: true,
    // Checksums that are Amazon's own; others refuse them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
  const objectOf = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    put: async (key, bytes, contentType) => {
      const object = { ...objectOf(key), Body: bytes, ContentType: contentType };
      await client.send(new PutObjectCommand(object));
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
        // A file of another length is refused by the store itself.
        signableHeaders: new Set(["host", "content-length"]),
      }),
  };
}

import "server-only";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { partSizes } from "#lib/photos/parts.ts";
import type { FileStore, Upload } from "./file-store.ts";

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

const ABSENT = ["NoSuchKey", "NoSuchUpload", "NotFound"];

async function nullIfAbsent<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && ABSENT.includes(error.name)) return null;
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
  const uploadKey = ({ id }: { id: string }) => ({ Bucket: bucket, Key: `uploads/${id}` });
  const named = (upload: Upload) => ({ ...uploadKey(upload), UploadId: upload.storeId });

  const listParts = async (upload: Upload) => {
    const found = await nullIfAbsent(client.send(new ListPartsCommand(named(upload))));
    return found && (found.Parts ?? []);
  };
  const isWhole = async (upload: Upload) => {
    const head = await nullIfAbsent(client.send(new HeadObjectCommand(uploadKey(upload))));
    return head?.ContentLength === upload.size;
  };

  async function sizesOf(upload: Upload): Promise<ReadonlyMap<number, number>> {
    const parts = await listParts(upload);
    if (parts) return new Map(parts.map(({ PartNumber = 0, Size = 0 }) => [PartNumber, Size]));
    // Put together already: each part is there.
    const sizes = (await isWhole(upload)) ? partSizes(upload.size) : [];
    return new Map(sizes.map((size, index) => [index + 1, size]));
  }

  async function putTogether(upload: Upload): Promise<boolean> {
    const parts = await listParts(upload);
    if (!parts) return isWhole(upload);
    const wanted = partSizes(upload.size);
    const sent = wanted.map((size, index) =>
      parts.find(({ PartNumber, Size }) => PartNumber === index + 1 && Size === size),
    );
    if (sent.some((part) => !part)) return false;
    const Parts = sent.map((part) => ({ PartNumber: part?.PartNumber, ETag: part?.ETag }));
    const command = new CompleteMultipartUploadCommand({
      ...named(upload),
      MultipartUpload: { Parts },
    });
    await nullIfAbsent(client.send(command));
    return isWhole(upload);
  }

  return {
    put: async (key, bytes, contentType) => {
      const object = { Bucket: bucket, Key: key, Body: bytes, ContentType: contentType };
      await client.send(new PutObjectCommand(object));
    },
    read: async (key) => {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key });
      const found = await nullIfAbsent(client.send(command));
      return (found?.Body?.transformToWebStream() as ReadableStream<Uint8Array>) ?? null;
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    beginUpload: async (id) => {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(uploadKey({ id })));
      if (!UploadId) throw new Error("The store has given no id to an upload");
      return UploadId;
    },
    partUrl: (upload, number, bytes) =>
      getSignedUrl(
        client,
        new UploadPartCommand({ ...named(upload), PartNumber: number, ContentLength: bytes }),
        // A part of another length is refused by the store itself.
        { expiresIn: URL_SECONDS, signableHeaders: new Set(["host", "content-length"]) },
      ),
    putPart: async (upload, number, bytes) => {
      await client.send(
        new UploadPartCommand({ ...named(upload), PartNumber: number, Body: bytes }),
      );
    },
    partSizes: sizesOf,
    readUpload: async (upload) => {
      if (!(await putTogether(upload))) return null;
      const found = await nullIfAbsent(client.send(new GetObjectCommand(uploadKey(upload))));
      return (await found?.Body?.transformToByteArray()) ?? null;
    },
    endUpload: async (upload) => {
      await nullIfAbsent(client.send(new AbortMultipartUploadCommand(named(upload))));
      await client.send(new DeleteObjectCommand(uploadKey(upload)));
    },
  };
}

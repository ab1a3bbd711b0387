import "server-only";

/** Stores files by a key of folder and name, such as "photos/abc.jpg". */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /**
   * Streams a file of `bytes` bytes into the store. If reading fails, this fails too and the
   * previous file remains.
   */
  putStream: (key: string, body: AsyncIterable<Uint8Array>, bytes: number) => Promise<void>;
  /** Null if the file doesn't exist. */
  read: (key: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** Succeeds if the file doesn't exist. */
  delete: (key: string) => Promise<void>;
  /** Size in bytes; null if the file doesn't exist. */
  size: (key: string) => Promise<number | null>;
  /** Returns the URL a browser can upload to; null if uploads go through the product. */
  uploadUrl: (key: string, bytes: number) => Promise<string | null>;
}

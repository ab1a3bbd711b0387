import "server-only";

/** Where files are kept: by a key that says their folder and name, "photos/abc.jpg". */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /**
   * Writes a file of so many bytes while they arrive. Where reading them fails, so does this, and what
   * was there before is left as it was.
   */
  putStream: (key: string, body: AsyncIterable<Uint8Array>, bytes: number) => Promise<void>;
  /** Null where there is no such file. */
  read: (key: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** What is not there counts as deleted. */
  delete: (key: string) => Promise<void>;
  /** How many bytes a file has; null where there is none. */
  size: (key: string) => Promise<number | null>;
  /** Where a browser puts a file of so many bytes itself; null where the product takes it. */
  uploadUrl: (key: string, bytes: number) => Promise<string | null>;
}

import "server-only";

/** A file that arrives part by part. */
export interface Upload {
  id: string;
  size: number;
  /** What the store calls it. */
  storeId: string;
}

/** Where files are kept: by a key that says their folder and name, "photos/abc.jpg". */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null where there is no such file. */
  read: (key: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** What is not there counts as deleted. */
  delete: (key: string) => Promise<void>;
  /** @returns what the store calls the upload */
  beginUpload: (id: string) => Promise<string>;
  /** Where a browser sends a part itself; null where the product takes it. */
  partUrl: (upload: Upload, number: number, bytes: number) => Promise<string | null>;
  putPart: (upload: Upload, number: number, bytes: Uint8Array) => Promise<void>;
  /** The bytes of each part that is there, by its number. */
  partSizes: (upload: Upload) => Promise<ReadonlyMap<number, number>>;
  /** The whole file, once all parts are there; null where they are not. May be asked again. */
  readUpload: (upload: Upload) => Promise<Uint8Array | null>;
  /** Takes everything of the upload away. */
  endUpload: (upload: Upload) => Promise<void>;
}

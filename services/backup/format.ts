import "server-only";
import { createHmac } from "node:crypto";
import { z } from "zod";
import { deriveKey } from "#server/derived-key.ts";

// What stands in a backup, in this order:
//   backup.json              what it is of
//   tables/NAME/0001.gz …    the rows of a table as COPY writes them, in parts
//   jobs.json.gz             jobs that were not done
//   rows.json                how many rows, with a checksum of each table
//   photos/NAME …            the files of photographs
//   documents/NAME …         the files of documents
//   SHA256SUMS               of everything before it

const FORMAT = 1;
export const HEAD = "backup.json";
export const JOBS = "jobs.json.gz";
export const ROWS = "rows.json";
export const TABLES = "tables/";
/** Where the store keeps files, and the backup too. */
export const FILE_FOLDERS = ["photos/", "documents/"] as const;

export const isStoredFile = (name: string): boolean =>
  FILE_FOLDERS.some((folder) => name.startsWith(folder));

/** Why a backup or a restore is refused: a sentence for an operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

const headSchema = z.object({
  porchlightBackup: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  migrations: z.int().positive(),
  secret: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

/** `migrations` is how many the database had seen; `secret` tells one AUTH_SECRET from another. */
export type BackupHead = z.infer<typeof headSchema>;

const rowsSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  identities: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string(), isUsed: z.boolean() }),
  ),
});

export type BackupRows = z.infer<typeof rowsSchema>;

const jobsSchema = z.array(
  z.object({ id: z.string(), queue: z.string(), data: z.unknown(), createdOn: z.string() }),
);

/** @throws BackupError for what this release does not read */
export function parseHead(text: string): BackupHead {
  const parsed = headSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(
    "This isn't a Porchlight backup, or a newer release made it. Restore it with that release.",
  );
}

/** @throws BackupError */
export const parseRows = (text: string): BackupRows => parsePart(rowsSchema, text);
/** @throws BackupError */
export const parseJobs = (text: string) => parsePart(jobsSchema, text);

// A byte that was changed may leave text that is none of ours, before its checksum is compared.
function parsePart<Part>(schema: z.ZodType<Part>, text: string): Part {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupError("The backup is damaged: part of it can't be read.");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const headOf = (head: Omit<BackupHead, "porchlightBackup" | "madeAt" | "secret">) => ({
  porchlightBackup: FORMAT,
  madeAt: new Date().toISOString(),
  secret: secretFingerprint(),
  ...head,
});

/** Equal for equal values of AUTH_SECRET, which it does not give away. */
export const secretFingerprint = (): string =>
  createHmac("sha256", deriveKey("backup")).update("fingerprint").digest("hex");

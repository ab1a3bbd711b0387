import "server-only";
import { createHmac } from "node:crypto";
import { z } from "zod";
import { deriveKey } from "#server/derived-key.ts";

// Contents of a backup, in this order:
//   backup.json              format version, date, migrations and tables
//   tables/NAME/0001.gz …    a table's rows in COPY format, in parts
//   jobs.json.gz             jobs that weren't done
//   rows.json                row counts and a checksum of each table
//   photos/NAME …            photo files
//   documents/NAME …         document files
//   SHA256SUMS               of everything above

const FORMAT = 1;
export const HEAD = "backup.json";
export const JOBS = "jobs.json.gz";
export const ROWS = "rows.json";
export const TABLES = "tables/";
/** Folders of files, the same in the store and in the backup. */
export const FILE_FOLDERS = ["photos/", "documents/"] as const;

export const isStoredFile = (name: string): boolean =>
  FILE_FOLDERS.some((folder) => name.startsWith(folder));

/** Why a backup or restore is refused, as a sentence for an operator. */
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

/**
 * `migrations` is the number the database had applied. `secret` is a fingerprint of AUTH_SECRET.
 */
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

/** @throws BackupError for a format that this release can't read */
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

// A changed byte may leave invalid text, which is read before the checksum is compared.
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

/** Returns a fingerprint that is equal for equal values of AUTH_SECRET and doesn't reveal it. */
export const secretFingerprint = (): string =>
  createHmac("sha256", deriveKey("backup")).update("fingerprint").digest("hex");

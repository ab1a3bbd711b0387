import "server-only";
import type { DeletedAccount } from "#db/queries/people.ts";
import { dropDocumentFiles } from "./document-files.ts";
import { dropFiles } from "./photo-files.ts";

export type DeletedFiles = Pick<DeletedAccount, "photographs" | "documents">;

/** Deletes the files of a deleted account. The hourly sweep retries what fails. */
export async function dropFilesOfAccount({ photographs, documents }: DeletedFiles): Promise<void> {
  if (photographs.length > 0) await dropFiles(photographs);
  if (documents.length > 0) await dropDocumentFiles(documents);
}

import "server-only";
import { documentFilesOfAccount } from "#db/queries/document-files.ts";
import { followerCountOfAccount } from "#db/queries/followers.ts";
import { offerFilesOfAccount } from "#db/queries/offer-files.ts";
import { readOwnedRows } from "#db/queries/owned-rows.ts";
import { photoFilesToExport } from "#db/queries/people.ts";
import { membersOfAccount } from "#db/queries/users.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { documentPath, offerFilePath, photoPath } from "#lib/account-export/file-names.ts";
import { rowsAsCsv } from "#lib/account-export/rows-as-csv.ts";
import { describeTable } from "#lib/account-export/tables.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { AppError } from "#lib/errors.ts";
import { type ExportedData, renderExportPage } from "#server/account-export-page.tsx";
import { logError } from "#server/log.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { type ZipEntry, zipStream } from "#server/zip-stream.ts";
import { readDocumentFile } from "./document-files.ts";
import { countAttempt } from "./limits.ts";
import { readFile } from "./photo-files.ts";

const NOT_ADMIN = "Only the account's Admin can download everything.";
const TOO_MANY = "You've downloaded your data a lot. Please try again later.";
const IN_PROGRESS =
  "Your data is already being downloaded. Wait until that's done, then try again.";

interface Caller {
  accountId: string;
  email: string;
  parentUserId: string | null;
}

type Rows = readonly Record<string, unknown>[];

const asJson = (rows: Rows) => `${JSON.stringify(rows, null, 2)}\n`;

// Members' own rows, such as their settings, aren't the Admin's. Shared rows have the Admin's id.
async function* tablesOf(accountId: string): AsyncGenerator<{ table: string; rows: Rows }> {
  yield { table: "people", rows: await readOwned(membersOfAccount, ofAccount(accountId)) };
  const followers = await readOwned(followerCountOfAccount, ofAccount(accountId));
  if (followers > 0) yield { table: "followers", rows: [{ followers }] };
  yield* readOwnedRows([accountId]);
}

async function* dataOf(accountId: string, listed: ExportedData[]): AsyncGenerator<ZipEntry> {
  for await (const { table, rows } of tablesOf(accountId)) {
    if (rows.length === 0) continue;
    const { title, isTable } = describeTable(table);
    const json = `data/${table}.json`;
    const csv = isTable ? `tables/${table}.csv` : null;
    listed.push({ title, rows: rows.length, json, csv });
    yield { name: json, input: asJson(rows) };
    if (csv) yield { name: csv, input: rowsAsCsv(rows) };
  }
}

async function* photosOf(accountId: string) {
  const files = (await photoFilesToExport(accountId)).filter(({ isOriginal }) => isOriginal);
  for (const [index, file] of files.entries()) {
    yield { name: photoPath(file, index), input: await readFile(file.name) };
  }
}

async function* documentsOf(accountId: string) {
  for (const version of await documentFilesOfAccount(accountId)) {
    yield { name: documentPath(version), input: await readDocumentFile(version.fileName) };
  }
  for (const file of await offerFilesOfAccount(accountId)) {
    if (!file.isKnown) continue;
    yield { name: offerFilePath(file), input: await readDocumentFile(file.fileName) };
  }
}

async function* entriesOf({ accountId, email }: Caller): AsyncGenerator<ZipEntry> {
  const data: ExportedData[] = [];
  const files = { photos: [] as string[], documents: [] as string[], missing: [] as string[] };
  yield* dataOf(accountId, data);
  for (const [kind, found] of [
    ["photos", photosOf(accountId)],
    ["documents", documentsOf(accountId)],
  ] as const) {
    for await (const { name, input } of found) {
      files[input ? kind : "missing"].push(name);
      if (input) yield { name, input };
    }
  }
  yield {
    name: "index.html",
    input: await renderExportPage({ email, at: new Date(), data, ...files }),
  };
}

// Per process, because it limits what the process has open.
const accountsInProgress = new Set<string>();

/**
 * Streams everything that an account has entered or received as a ZIP file, one at a time per
 * account: an index page, JSON and CSV files, original photos, every version of documents, and files of
 * offers.
 * @throws AppError `forbidden` for anyone but the Admin, `conflict` while another download is in
 *   progress, `rate_limited`, `unavailable` when the store is down
 */
export async function exportAccount(caller: Caller): Promise<ReadableStream<Uint8Array>> {
  if (!isAdmin(caller)) throw new AppError("forbidden", NOT_ADMIN);
  const { accountId } = caller;
  if (accountsInProgress.has(accountId)) throw new AppError("conflict", IN_PROGRESS);
  accountsInProgress.add(accountId);
  let isAnswered = false;
  try {
    await countAttempt({ accountExport: accountId }, TOO_MANY);
    const stream = await zipStream(entriesOf(caller), (failure) => {
      accountsInProgress.delete(accountId);
      if (failure && isAnswered) logError("account download failed", failure);
    });
    isAnswered = true;
    logSecurityEvent("account_exported", { outcome: "succeeded", subject: accountId });
    return stream;
  } catch (error) {
    accountsInProgress.delete(accountId);
    throw error;
  }
}

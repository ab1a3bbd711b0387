import "server-only";
import { photoFilesToExport, type Person } from "#db/queries/people.ts";
import { readOwnedRows } from "#db/queries/owned-rows.ts";
import { peopleWith } from "./operators.ts";
import { documentFilesToExport, readDocumentFile } from "./document-files.ts";
import { readFile } from "./photo-files.ts";

/** A file of an export; `content` is null when the store has lost it. */
export interface ExportedFile {
  name: string;
  content: string | ReadableStream<Uint8Array> | null;
}

const README = (
  whose: string,
  tables: readonly string[],
  photographs: number,
) => `Data that Porchlight stores about ${whose}, as of ${new Date().toISOString()}.

data/
  One JSON file per database table. Each is a list of rows with their fields. Times are in UTC. Amounts
  are in whole US dollars unless the field's name says otherwise. "accountId", "userId" and "propertyId"
  say what a row belongs to. The tables are:
  ${tables.join(", ")}.

photographs/
  originals/  photos as uploaded, without location and camera data: ${photographs} in all, together with
  shown/      the smaller copies that pages show. data/photo_files.json lists the file names.

documents/
  Document files with their versions, and files of offers. data/document_versions.json lists the file names.

Not included: anything that gives access to an account or the home. That means password and code hashes,
authenticator app keys, the secrets of emailed links, and access instructions for showings. The hashes
used to count daily page visitors aren't included either, nor are messages waiting to be sent, which are
deleted within days of being sent.
`;

const asJson = (rows: readonly Record<string, unknown>[]) => `${JSON.stringify(rows, null, 2)}\n`;

/**
 * Exports everything stored about a person, or about the whole account for its Admin: all related
 * tables, photos, documents and a README that explains them.
 */
export async function* exportPerson(person: Person): AsyncGenerator<ExportedFile> {
  const isAdmin = person.id === person.accountId;
  const people = await peopleWith(person);
  const tables: string[] = [];
  for await (const { table, rows } of readOwnedRows(people.map(({ id }) => id))) {
    if (rows.length === 0) continue;
    tables.push(table);
    yield { name: `data/${table}.json`, content: asJson(rows) };
  }
  const photographs = isAdmin ? await photoFilesToExport(person.accountId) : [];
  for (const { name, isOriginal } of photographs) {
    const folder = isOriginal ? "originals" : "shown";
    yield { name: `photographs/${folder}/${name}`, content: await readFile(name) };
  }
  const documents = isAdmin ? await documentFilesToExport(person.accountId) : [];
  for (const { fileName } of documents) {
    yield { name: `documents/${fileName}`, content: await readDocumentFile(fileName) };
  }
  const others = people.length - 1;
  const whose = others > 0 ? `${person.email} and ${others} more on the account` : person.email;
  yield { name: "README.txt", content: README(whose, tables, photographs.length) };
}

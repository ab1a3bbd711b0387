import "server-only";
import { documentFilesOfAccount } from "#db/queries/document-files.ts";
import { photographsOfAccount, type Person } from "#db/queries/people.ts";
import { readOwnedRows } from "#db/queries/owned-rows.ts";
import { peopleWith } from "./operators.ts";
import { readDocumentFile } from "./document-files.ts";
import { readFile } from "./photo-files.ts";

/** A file of an export; `content` is null where the store has lost it. */
export interface ExportedFile {
  name: string;
  content: string | ReadableStream<Uint8Array> | null;
}

const README = (
  whose: string,
  tables: readonly string[],
  photographs: number,
) => `What Porchlight keeps of ${whose}, as of ${new Date().toISOString()}.

data/
  One file for each kind of thing, named as in the database, as JSON that any editor shows: a list of
  rows, each with its fields. Times are in UTC, money is in whole US dollars unless its name says
  otherwise. "accountId", "userId" and "propertyId" say what a row belongs to. There are:
  ${tables.join(", ")}.

photographs/
  originals/  as they were uploaded, without their place and camera: ${photographs} in all with
  shown/      the smaller ones that the pages show. The names are those in data/photo_files.json.

documents/
  the files of documents with their versions, under the names that stand in data/document_versions.json

Left out is what opens an account: passwords and codes, which are kept as hashes, the key of an
authenticator app, the secrets of links that were mailed, and what visitors are told of how to get into
the home. Left out are also the hashes by which the visitors of a page are counted on its day. What waits to be sent is deleted when it was sent, within days.
`;

const asJson = (rows: readonly Record<string, unknown>[]) => `${JSON.stringify(rows, null, 2)}\n`;

/**
 * All that is kept of a person, or of the whole account where the person is its Admin: every table
 * that leads to them, the photographs and documents, and a README that says what is what.
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
  const photographs = isAdmin ? await photographsOfAccount(person.accountId) : [];
  for (const { name, isOriginal } of photographs) {
    const folder = isOriginal ? "originals" : "shown";
    yield { name: `photographs/${folder}/${name}`, content: await readFile(name) };
  }
  const documents = isAdmin ? await documentFilesOfAccount(person.accountId) : [];
  for (const { fileName } of documents) {
    yield { name: `documents/${fileName}`, content: await readDocumentFile(fileName) };
  }
  const others = people.length - 1;
  const whose = others > 0 ? `${person.email} and ${others} more of the account` : person.email;
  yield { name: "README.txt", content: README(whose, tables, photographs.length) };
}

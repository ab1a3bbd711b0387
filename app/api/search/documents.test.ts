import { expect, it } from "vitest";
import * as one from "#app/api/documents/[documentId]/route.ts";
import { searchView } from "#lib/schemas/search.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { addDocument } from "#tests/documents.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { makePdf } from "#tests/pdf.ts";
import * as route from "./route.ts";

async function found(as: TestUser, q: string): Promise<[title: string, excerpt: string][]> {
  const { body } = await call(route, "GET", { as, query: new URLSearchParams({ q }).toString() });
  const { groups } = searchView.parse(body);
  const results = groups.find(({ kind }) => kind === "document")?.results ?? [];
  return results.map(({ title, excerpt }) => [title.text, excerpt.text]);
}

it("finds documents by name and PDF text, if the person can see them", async () => {
  const admin = await createUser();
  const [member, other] = [
    await createUser({ parent: admin }),
    await createUser({ parent: admin }),
  ];
  const pdf = makePdf("Replaced the furnace in Quillayute");
  const documentId = await addDocument(member, pdf, { fileName: "Heating invoice.pdf" });
  await addDocument(member, Buffer.from("%PDF-1.7\n\0\0broken"), { fileName: "Broken roof.pdf" });
  await runJobs();
  const seen = [["Heating invoice", "Replaced the furnace in Quillayute"]];
  expect(await found(other, "quillayute")).toEqual(seen);
  expect(await found(other, "furnaces heat")).toEqual(seen);
  expect(await found(other, "quilayute")).toEqual(seen);
  expect(await found(other, "broken")).toEqual([["Broken roof", ""]]);
  const body = { revision: 1, visibility: "restricted" };
  await call(one, "PATCH", { as: member, params: { documentId }, body });
  expect(await found(other, "quillayute")).toEqual([]);
  expect(await found(admin, "quillayute")).toEqual(seen);
  expect(await found(await createUser(), "quillayute")).toEqual([]);
  await call(one, "DELETE", { as: member, params: { documentId } });
  expect(await found(admin, "quillayute")).toEqual([]);
});

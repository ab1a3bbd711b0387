import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { documents, documentVersions } from "#db/schema/index.ts";
import { MAX_DOCUMENTS } from "#lib/fields/documents.ts";
import { env } from "#server/env.ts";
import { sweepDocuments } from "#services/document-sweep.ts";
import { call } from "#tests/api.ts";
import { addDocument, download, listDocuments, upload } from "#tests/documents.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import { makePdf, pdfOfPages, writing } from "#tests/pdf.ts";
import * as checklistRoute from "../checklist/[item]/route.ts";
import * as deletedRoute from "../deleted-documents/route.ts";
import * as uploadRoute from "../document-uploads/[uploadId]/route.ts";
import * as one from "./[documentId]/route.ts";
import * as linksRoute from "./[documentId]/links/route.ts";
import * as listingRoute from "./[documentId]/listing/route.ts";
import * as restoreRoute from "./[documentId]/restore/route.ts";
import * as versionRoute from "./[documentId]/version/route.ts";
import * as viewRoute from "./[documentId]/versions/[number]/view/route.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const SCRIPTED = pdfOfPages(writing("Deed"), {
  catalog: "/OpenAction << /S /JavaScript /JS (1) >> ",
}).toString();

const filesInStore = () =>
  readdir(path.join(env().DATA_DIR, "files/documents")).catch(() => [] as string[]);

it("adds an upload once when completed several times, and serves it as a download", async () => {
  const seller = await createUser();
  const pdf = makePdf("The deed");
  const sent = await upload(seller, pdf, { fileName: "Übersicht 1/2.PDF", item: "deed" });
  const again = await Promise.all([sent.complete(), sent.complete()]);
  expect([sent.status, ...again.map(({ status }) => status)]).toEqual([200, 200, 200]);
  const { documents: all, bytes, cannotAdd } = await listDocuments(seller);
  expect([bytes, cannotAdd]).toEqual([pdf.length, null]);
  expect(all).toMatchObject([
    { id: sent.uploadId, name: "Übersicht 1/2", folder: "title", item: "deed", version: 1 },
  ]);
  expect(all[0]?.versions).toMatchObject([{ number: 1, kind: "pdf", bytes: pdf.length }]);
  const answer = await download(seller, sent.uploadId);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "content-disposition":
      "attachment; filename=\"_bersicht 1-2.pdf\"; filename*=UTF-8''%C3%9Cbersicht%201-2.pdf",
  });
  const params = { documentId: sent.uploadId, number: "1" };
  const seen = await call(viewRoute, "GET", { as: seller, params });
  expect(seen.headers.get("content-disposition")).toMatch(/^inline; /);
  const done = await call(uploadRoute, "GET", { as: seller, params: { uploadId: sent.uploadId } });
  expect(done.body).toMatchObject({ isDone: true, parts: [] });
});

it.each([
  ["page.pdf", "<!DOCTYPE html><script>alert(1)</script>", /web page/],
  ["drawing.png", '<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG/],
  ["run.js", "console.log(1)", /doesn't end in .txt or .csv/],
  ["notes.exe", "MZ\0\x01", /store this type of file/],
  ["script.pdf", SCRIPTED, /runs a script when someone opens it/],
])("refuses %s by its content, and stores nothing", async (fileName, text, sentence) => {
  const seller = await createUser();
  const before = await filesInStore();
  const { status, body, complete } = await upload(seller, Buffer.from(text), { fileName });
  expect([status, (body as { error: string }).error]).toEqual([
    400,
    expect.stringMatching(sentence),
  ]);
  expect((await complete()).status).toBe(404);
  expect(await filesInStore()).toEqual(before);
});

it("keeps versions, any of which can be made current", async () => {
  const seller = await createUser();
  const documentId = await addDocument(seller, makePdf("First"));
  await addDocument(seller, Buffer.from("a,b\n1,2\n"), { fileName: "second.csv", documentId });
  const [document] = (await listDocuments(seller)).documents;
  expect(document).toMatchObject({ name: "Deed", version: 2, revision: 2 });
  expect(document?.versions.map(({ number, kind }) => [number, kind])).toEqual([
    [2, "csv"],
    [1, "pdf"],
  ]);
  const params = { documentId };
  const back = await call(versionRoute, "PUT", { as: seller, params, body: { number: 1 } });
  expect(back.body).toMatchObject({ documents: [{ version: 1, revision: 3 }] });
  const none = await call(versionRoute, "PUT", { as: seller, params, body: { number: 3 } });
  expect(none.status).toBe(404);
  expect((await download(seller, documentId, 2)).headers.get("content-type")).toBe("text/csv");
  const seen = await call(viewRoute, "GET", { as: seller, params: { documentId, number: "2" } });
  expect(seen.status).toBe(404);
});

it("shows a restricted document only to the Admin and the member who added it", async () => {
  const admin = await createUser();
  const [member, other] = [
    await createUser({ parent: admin }),
    await createUser({ parent: admin }),
  ];
  const stranger = await createUser();
  const documentId = await addDocument(member, makePdf("Payoff"));
  const params = { documentId };
  const change = (as: typeof admin, body: object) => call(one, "PATCH", { as, params, body });
  const hidden = await change(other, { revision: 1, visibility: "restricted" });
  expect(hidden.status).toBe(403);
  const stale = await change(member, { revision: 9, name: "New" });
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { conflict: { revision: 1, current: { name: "Deed", folder: "title", item: null } } },
  ]);
  const empty = await change(member, { revision: 1, name: " " });
  expect([empty.status, empty.body]).toMatchObject([400, { fields: { name: "Enter a name" } }]);
  const restricted = { revision: 1, visibility: "restricted", name: "Mortgage", note: "June" };
  expect((await change(member, restricted)).body).toMatchObject({
    documents: [{ name: "Mortgage", note: "June", visibility: "restricted" }],
  });
  expect((await listDocuments(admin)).documents).toHaveLength(1);
  for (const as of [other, stranger]) {
    expect((await listDocuments(as)).documents).toEqual([]);
    expect((await change(as, { revision: 2, name: "Mine" })).status).toBe(404);
    expect((await download(as, documentId)).status).toBe(404);
    expect((await call(one, "DELETE", { as, params })).status).toBe(404);
    const version = await upload(as, makePdf("Other"), { documentId });
    expect(version.status).toBe(404);
  }
});

it("restores deleted documents, or purges them with their files after 30 days or on request", async () => {
  const seller = await createUser();
  const ids = [];
  for (const text of ["One", "Two", "Three"]) ids.push(await addDocument(seller, makePdf(text)));
  const [first = "", second = "", third = ""] = ids;
  const namesOf = async (id: string) =>
    database().select().from(documentVersions).where(eq(documentVersions.uploadId, id));
  for (const documentId of ids) await call(one, "DELETE", { as: seller, params: { documentId } });
  const { documents: left, deleted } = await listDocuments(seller);
  expect([left.length, deleted.length]).toEqual([0, 3]);
  expect(deleted[0]?.goneAt).not.toBeNull();
  const params = { documentId: first };
  expect((await call(restoreRoute, "POST", { as: seller, params })).status).toBe(200);
  expect((await call(restoreRoute, "POST", { as: seller, params })).status).toBe(404);
  const old = new Date(Date.now() - 31 * DAY_MS);
  await database().update(documents).set({ deletedAt: old }).where(eq(documents.id, second));
  const [oldFile] = await namesOf(second);
  await sweepDocuments(new Date());
  expect(await namesOf(second)).toEqual([]);
  expect(await filesInStore()).not.toContain(oldFile?.fileName);
  expect((await call(deletedRoute, "DELETE", { as: seller })).body).toMatchObject({ deleted: [] });
  expect(await namesOf(third)).toEqual([]);
  const [kept] = await namesOf(first);
  expect(await filesInStore()).toContain(kept?.fileName);
});

it("doesn't publish, share, or purge what the person hasn't seen", async () => {
  const seller = await createUser();
  const documentId = await addDocument(seller, makePdf("Without numbers"));
  const [seen] = (await listDocuments(seller)).documents;
  await addDocument(seller, makePdf("With numbers"), { documentId, isListed: false });
  const at = { as: seller, params: { documentId } };
  const show = (revision = 0) =>
    call(listingRoute, "PUT", { ...at, body: { isListed: true, revision } });
  const share = (revision = 0) =>
    call(linksRoute, "POST", {
      ...{ ...at, body: { buyer: "Bo Li", days: "14", maxDownloads: "", revision } },
    });
  const choose = (revision = 0) =>
    call(versionRoute, "PUT", { ...at, body: { number: 2, revision } });
  expect([(await show(seen?.revision)).status, (await share(seen?.revision)).status]).toEqual([
    ...[409, 409],
  ]);
  const [current] = (await listDocuments(seller)).documents;
  expect(current).toMatchObject({ isListed: false, links: [] });
  expect((await share(current?.revision)).status).toBe(200);
  expect((await show(current?.revision)).status).toBe(200);
  expect((await choose(current?.revision)).status).toBe(409);
  const version = await upload(seller, makePdf("Draft"), { documentId, isListed: false });
  expect(version).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("on your listing now") },
  });
  const later = await addDocument(seller, makePdf("Survey"));
  await call(one, "DELETE", at);
  const [deleted] = (await listDocuments(seller)).deleted;
  await call(one, "DELETE", { as: seller, params: { documentId: later } });
  const query = new URLSearchParams({ lastGoneAt: deleted?.goneAt ?? "" }).toString();
  const { body } = await call(deletedRoute, "DELETE", { as: seller, query });
  expect(body).toMatchObject({ deleted: [{ id: later }] });
});

it("returns 409 at the account's document limit", async () => {
  const seller = await createUser();
  const row = { accountId: seller.id, folder: "other" as const, name: "x" };
  const rows = Array.from({ length: MAX_DOCUMENTS }, () => ({ ...row, id: crypto.randomUUID() }));
  await database().insert(documents).values(rows);
  const { status, body } = await upload(seller, makePdf("More"));
  expect([status, body]).toMatchObject([409, { error: expect.stringContaining("500 documents") }]);
});

it("keeps the state of each checklist item", async () => {
  const seller = await createUser();
  expect((await listDocuments(seller)).checklist).toMatchObject({ state: null });
  await createProperty(seller);
  const set = (item: string, state: string) =>
    call(checklistRoute, "PUT", { as: seller, params: { item }, body: { state } });
  expect((await set("deed", "done")).status).toBe(200);
  expect((await set("deed", "lost")).status).toBe(400);
  expect((await set("diploma", "done")).status).toBe(404);
  const stateOf = async (key: string) =>
    (await listDocuments(seller)).checklist.items.find((item) => item.key === key)?.state;
  expect([await stateOf("deed"), await stateOf("survey")]).toEqual(["done", "missing"]);
  await set("deed", "missing");
  expect(await stateOf("deed")).toBe("missing");
});

it("completes a checklist item while a document is filed under it", async () => {
  const seller = await createUser();
  const member = await createUser({ parent: seller });
  const read = async (as = seller) =>
    (await listDocuments(as)).checklist.items.find(({ key }) => key === "deed");
  const answer = { as: seller, params: { item: "deed" }, body: { state: "not_needed" } };
  await call(checklistRoute, "PUT", answer);
  const documentId = await addDocument(seller, makePdf("Deed"), { item: "deed" });
  expect(await read()).toMatchObject({ state: "done", isFiled: true });
  const change = (body: object) => call(one, "PATCH", { as: seller, params: { documentId }, body });
  // Everyone on the account sees the same list.
  await change({ revision: 1, visibility: "restricted" });
  expect((await listDocuments(member)).documents).toEqual([]);
  expect(await read(member)).toMatchObject({ state: "done", isFiled: true });
  await change({ revision: 2, item: "survey" });
  expect(await read()).toMatchObject({ state: "not_needed", isFiled: false });
  await change({ revision: 3, item: "deed" });
  await call(one, "DELETE", { as: seller, params: { documentId } });
  expect(await read()).toMatchObject({ isFiled: false });
  await call(restoreRoute, "POST", { as: seller, params: { documentId } });
  expect(await read()).toMatchObject({ state: "done", isFiled: true });
});

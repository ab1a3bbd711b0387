import { expect, it } from "vitest";
import * as documentRoute from "#app/api/documents/[documentId]/route.ts";
import * as listingRoute from "#app/api/documents/[documentId]/listing/route.ts";
import * as restoreRoute from "#app/api/documents/[documentId]/restore/route.ts";
import * as pageRoute from "#app/homes/[slug]/route.ts";
import { MAX_LISTED_DOCUMENTS } from "#lib/fields/documents.ts";
import { call } from "#tests/api.ts";
import { database } from "#db/client.ts";
import { documents } from "#db/schema/index.ts";
import { addDocument, listDocuments } from "#tests/documents.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createHome, setStatus, type TestHome, visit } from "#tests/listing/public-home.ts";
import { makePdf } from "#tests/pdf.ts";
import * as route from "./route.ts";

const list = (as: TestUser, documentId: string, isListed = true) =>
  call(listingRoute, "PUT", { as, params: { documentId }, body: { isListed } });

const fetchFile = ({ slug }: TestHome, documentId: string, method = "GET") =>
  visit(route, `/homes/${slug}/documents/${documentId}`, { method, params: { slug, documentId } });

const statusOf = async (home: TestHome, documentId: string) =>
  (await fetchFile(home, documentId)).status;

/** Creates a home with a document on its page. */
async function createListed(name = "Disclosure.pdf") {
  const home = await createHome();
  const pdf = makePdf("Disclosure");
  const documentId = await addDocument(home.seller, pdf, { fileName: name });
  expect((await list(home.seller, documentId)).status).toBe(200);
  return { home, documentId, pdf };
}

const pageOf = async ({ slug }: TestHome) =>
  (await visit(pageRoute, `/homes/${slug}`, { params: { slug } })).text();

it("offers a document on the page as a download", async () => {
  const { home, documentId, pdf } = await createListed("Roof <b>.pdf");
  const html = await pageOf(home);
  expect(html).toContain(
    `<a href="/homes/${home.slug}/documents/${documentId}">Roof &lt;b&gt;</a>`,
  );
  const file = await fetchFile(home, documentId);
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "content-disposition": expect.stringMatching(/^attachment; filename="Roof -b-.pdf"/),
  });
  const head = await fetchFile(home, documentId, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await listDocuments(home.seller)).documents).toMatchObject([{ isListed: true }]);
});

it("stops offering a removed or deleted document, even after it's restored", async () => {
  const { home, documentId } = await createListed();
  await list(home.seller, documentId, false);
  expect(await statusOf(home, documentId)).toBe(404);
  await list(home.seller, documentId);
  const params = { documentId };
  await call(documentRoute, "DELETE", { as: home.seller, params });
  expect(await statusOf(home, documentId)).toBe(404);
  expect((await list(home.seller, documentId)).status).toBe(404);
  await call(restoreRoute, "POST", { as: home.seller, params });
  expect(await statusOf(home, documentId)).toBe(404);
});

it("stops offering a restricted document, even after it's shared again", async () => {
  const { home, documentId } = await createListed();
  const change = (revision: number, values: object) =>
    call(documentRoute, "PATCH", {
      ...{ as: home.seller, params: { documentId } },
      body: { revision, ...values },
    });
  await change(1, { visibility: "everyone", note: "June" });
  expect(await statusOf(home, documentId)).toBe(200);
  const limited = await change(2, { visibility: "restricted" });
  expect(limited.body).toMatchObject({ documents: [{ isListed: false }] });
  expect(await statusOf(home, documentId)).toBe(404);
  expect(await pageOf(home)).not.toContain(documentId);
  await change(3, { visibility: "everyone" });
  expect(await statusOf(home, documentId)).toBe(404);
});

it.each(["draft", "withdrawn", "sold"] as const)(
  "isn't offered while the home is %s",
  async (status) => {
    const { home, documentId } = await createListed();
    await setStatus(home, status);
    expect(await statusOf(home, documentId)).toBe(404);
    expect(await pageOf(home)).not.toContain(documentId);
  },
);

it("offers no private document, other home's document, or invalid ID", async () => {
  const { home, documentId } = await createListed();
  const other = await createListed();
  const own = await addDocument(home.seller, makePdf("Bank letter"));
  for (const id of [other.documentId, own, "x", "\0", crypto.randomUUID()]) {
    expect(await statusOf(home, id)).toBe(404);
  }
  expect(await statusOf({ ...home, slug: "nowhere" }, documentId)).toBe(404);
});

it("lets only people who can see a document list or unlist it", async () => {
  const { home, documentId } = await createListed();
  const member = await createUser({ parent: home.seller });
  expect((await list(await createUser(), documentId, false)).status).toBe(404);
  expect(await statusOf(home, documentId)).toBe(200);
  expect((await list(member, documentId, false)).status).toBe(200);
  const body = { revision: 3, visibility: "restricted" };
  await call(documentRoute, "PATCH", { as: home.seller, params: { documentId }, body });
  expect((await list(member, documentId)).status).toBe(404);
});

it("doesn't show a name that violates fair housing law", async () => {
  const { home } = await createListed("Rules, no children allowed.pdf");
  const html = await pageOf(home);
  expect(html).not.toContain("no children");
  expect(html).toContain("Deed and title</a>");
});

it("limits listed documents, even for two requests at the same time", async () => {
  const { home, documentId } = await createListed();
  const [first] = await database().select().from(documents).limit(1);
  const filled = Array.from({ length: MAX_LISTED_DOCUMENTS - 2 }, () => ({
    ...{ id: crypto.randomUUID(), accountId: home.seller.accountId, name: "Filed" },
    ...{ folder: first?.folder ?? "other", listedAt: new Date() },
  }));
  await database().insert(documents).values(filled);
  const more = [
    await addDocument(home.seller, makePdf("One")),
    await addDocument(home.seller, makePdf("Two")),
  ];
  const answers = await Promise.all(more.map((id) => list(home.seller, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await list(home.seller, documentId)).status).toBe(200);
});

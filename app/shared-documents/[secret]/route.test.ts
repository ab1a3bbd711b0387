import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as linkRoute from "#app/api/document-links/[linkId]/route.ts";
import * as linksRoute from "#app/api/documents/[documentId]/links/route.ts";
import * as documentRoute from "#app/api/documents/[documentId]/route.ts";
import { database } from "#db/client.ts";
import { documentLinks } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { addDocument, listDocuments } from "#tests/documents.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { makePdf } from "#tests/pdf.ts";
import * as fileRoute from "./file/route.ts";
import * as pageRoute from "./route.tsx";

const LINK = { buyer: "Ana Reyes", days: "14", maxDownloads: "" };
const OVER = "Ask the seller for a new one.";

async function share(as: TestUser, documentId: string, link: object = {}) {
  const params = { documentId };
  const { status, body } = await call(linksRoute, "POST", {
    as,
    params,
    body: { ...LINK, ...link },
  });
  const { url = "", fields = {} } = body as { url?: string; fields?: Record<string, string> };
  return { status, fields, secret: url.split("/").at(-1) ?? "" };
}

const request = (method: string) =>
  new Request("http://localhost:3000/shared-documents/x", {
    method,
    headers: { host: "localhost:3000", origin: "http://localhost:3000" },
  });
const given = (secret: string) => ({ params: Promise.resolve({ secret }) });
const open = (secret: string) => pageRoute.GET(request("GET"), given(secret));
const fetchFile = (secret: string) => fileRoute.POST(request("POST"), given(secret));

it("shows one document by its link, and counts downloads", async () => {
  const seller = await createUser();
  await createProperty(seller);
  const pdf = makePdf("Shared");
  const documentId = await addDocument(seller, pdf, { fileName: "Roof <b>.pdf" });
  const { secret } = await share(seller, documentId, { maxDownloads: "2" });
  expect(secret).toHaveLength(43);
  const page = await open(secret);
  const html = await page.text();
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(html).toContain("Roof &lt;b&gt;");
  expect(html).toContain("Ana Reyes");
  const links = async () => (await listDocuments(seller)).documents[0]?.links;
  expect(await links()).toMatchObject([{ downloads: 0, lastDownloadAt: null, state: "open" }]);
  const file = await fetchFile(secret);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="Roof -b-.pdf"/);
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  const rest = await Promise.all([fetchFile(secret), fetchFile(secret), fetchFile(secret)]);
  expect(rest.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await links()).toMatchObject([{ downloads: 2, buyer: "Ana Reyes", state: "used_up" }]);
  const [row] = await database()
    .select()
    .from(documentLinks)
    .where(eq(documentLinks.documentId, documentId));
  expect(JSON.stringify(row)).not.toContain(secret);
});

it("returns the same 404 for an expired, withdrawn, deleted, or unknown link", async () => {
  const seller = await createUser();
  const documentId = await addDocument(seller, makePdf("Shared"));
  const [over, withdrawn, deleted] = [
    await share(seller, documentId),
    await share(seller, documentId),
    await share(seller, documentId),
  ];
  const { links } = (await listDocuments(seller)).documents[0] ?? { links: [] };
  const [, second, first] = links;
  await database()
    .update(documentLinks)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(documentLinks.id, first?.id ?? ""));
  const stranger = await createUser();
  const params = { linkId: second?.id ?? "" };
  expect((await call(linkRoute, "DELETE", { as: stranger, params })).status).toBe(404);
  expect((await call(linkRoute, "DELETE", { as: seller, params })).status).toBe(200);
  expect((await open(deleted.secret)).status).toBe(200);
  await call(documentRoute, "DELETE", { as: seller, params: { documentId } });
  const bodies = new Set<string>();
  for (const secret of [over.secret, withdrawn.secret, deleted.secret, "x".repeat(43), "\0"]) {
    for (const answer of [await open(secret), await fetchFile(secret)]) {
      expect(answer.status).toBe(404);
      bodies.add(await answer.text());
    }
  }
  expect(bodies.size).toBe(1);
  expect([...bodies][0]).toContain(OVER);
});

it.each([
  [{ buyer: " " }, { buyer: "Enter who this link is for" }],
  [{ days: "91" }, { days: "Links can last up to 90 days" }],
  [{ days: "soon" }, { days: "Enter a number of days from 1 to 90" }],
  [{ maxDownloads: "0" }, { maxDownloads: "Enter a number from 1 to 100, or leave this blank" }],
])("refuses a link with %j", async (link, fields) => {
  const seller = await createUser();
  const documentId = await addDocument(seller, makePdf("Shared"));
  expect(await share(seller, documentId, link)).toMatchObject({ status: 400, fields });
});

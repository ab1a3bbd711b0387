import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as fileRoute from "#app/api/offers/[offerId]/turns/[turn]/files/[number]/route.ts";
import { database } from "#db/client.ts";
import { deleteOldOfferData } from "#db/queries/offer-turns.ts";
import { offerFilesOfAccount } from "#db/queries/offer-files.ts";
import { attempts, documentVersions, offers } from "#db/schema/index.ts";
import { MAX_HOME_ATTACHMENT_BYTES } from "#lib/fields/offers.ts";
import { env } from "#server/env.ts";
import { answerAsSeller } from "#services/answer-offer.ts";
import { confirmOffer, offerSecret } from "#services/buyer-offers.ts";
import { sweepDocuments } from "#services/document-sweep.ts";
import { checkOfferHashes, deleteOffer, listOffers } from "#services/offers.ts";
import { createUser, signIn, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { CONTACT, termsOf, typedTerms } from "#tests/offers/offers.ts";
import { actOnPage, openAttachment, postOffer, sendOfferForm } from "#tests/offers/pages.ts";
import { makePdf, pdfOfPages, writing } from "#tests/pdf.ts";
import { reachBound } from "#tests/reach-bound.ts";

const HOUR_MS = 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;
const PDF = makePdf("Pre-approval");
const LETTER = new File([new Uint8Array(PDF)], "Pre-approval <Bea>.pdf");
const FUNDS = new File(["Balance: $200,000"], "Funds.txt");
const FIELDS = { ...typedTerms(), ...CONTACT, phone: "", note: "We can close early." };

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
});

const sendWith = (files: readonly File[]) => sendOfferForm(home.slug, FIELDS, undefined, files);

async function sendConfirmed(files: readonly File[]): Promise<{ id: string; secret: string }> {
  await sendWith(files);
  const [offer] = await database()
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.propertyId, home.propertyId));
  const id = offer?.id ?? "";
  await confirmOffer(id, home.seller.accountId);
  return { id, secret: offerSecret(id) };
}

async function openAsSeller(as: TestUser, offerId: string, turn = "1", number = "1") {
  const request = new Request("http://localhost:3000/api/test", {
    headers: { host: "localhost:3000", cookie: await signIn(as) },
  });
  return fileRoute.GET(request, { params: Promise.resolve({ offerId, turn, number }) });
}

const storedFiles = () => offerFilesOfAccount(home.seller.accountId);
const inStore = async (name: string) =>
  (await readdir(path.join(env().DATA_DIR, "files/documents"))).includes(name);
const brokenTurns = async (id: string) =>
  (await checkOfferHashes()).broken.flatMap(({ offerId, number }) =>
    offerId === id ? [number] : [],
  );

it("attaches files, which the seller and the buyer alone can open", async () => {
  const { id, secret } = await sendConfirmed([LETTER, FUNDS]);
  const { offers: listed } = await listOffers(home.seller.accountId);
  expect(listed[0]?.negotiation?.turns[0]?.files).toEqual([
    { number: 1, name: "Pre-approval <Bea>", kind: "pdf", bytes: PDF.length },
    { number: 2, name: "Funds", kind: "txt", bytes: FUNDS.size },
  ]);
  for (const opened of [
    await openAsSeller(home.seller, id),
    await openAttachment(secret, "1", "1"),
  ]) {
    expect(opened.status).toBe(200);
    expect(opened.headers.get("content-disposition")).toMatch(
      /^attachment; filename="Pre-approval -Bea-\.pdf"/,
    );
    expect(opened.headers.get("cache-control")).toContain("no-store");
    expect(Buffer.from(await opened.arrayBuffer()).equals(PDF)).toBe(true);
  }
  expect((await openAsSeller(await createUser(), id)).status).toBe(404);
  expect((await openAsSeller(home.seller, id, "1", "3")).status).toBe(404);
  for (const [turn, number] of [
    ["1", "3"],
    ["2", "1"],
    ["0", "1"],
    ["x", "1"],
  ] as const) {
    expect((await openAttachment(secret, turn, number)).status).toBe(404);
  }
  expect((await openAttachment("x".repeat(43), "1", "1")).status).toBe(404);
});

it("isn't opened by the seller before the buyer confirms", async () => {
  await sendWith([LETTER]);
  const [offer] = await database()
    .select()
    .from(offers)
    .where(eq(offers.propertyId, home.propertyId));
  expect((await openAsSeller(home.seller, offer?.id ?? "")).status).toBe(404);
});

it.each<[string, readonly File[], string]>([
  [
    "a program",
    [new File(["MZ\u0090\0"], "setup.pdf")],
    "setup.pdf: We can&#x27;t store this type of file.",
  ],
  ["an empty file", [new File([], "empty.pdf")], "empty.pdf: This file is empty."],
  [
    "a PDF with a script",
    [
      new File(
        [
          new Uint8Array(
            pdfOfPages(writing("Deed"), { catalog: "/OpenAction << /S /JavaScript /JS (1) >> " }),
          ),
        ],
        "a.pdf",
      ),
    ],
    "a.pdf: This PDF runs a script",
  ],
  ["four files", [FUNDS, FUNDS, FUNDS, FUNDS], "Choose up to 3 files."],
  [
    "files larger than 4 MB",
    [new File([new Uint8Array(5 * MEGABYTE)], "big.pdf")],
    "larger than 4 MB together",
  ],
])("refuses %s at its field, and shows what was typed again", async (_, files, reason) => {
  const refused = await sendWith(files);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  for (const text of [
    reason,
    "$640,000",
    "We can close early.",
    'aria-describedby="offer-attachments-hint offer-attachments-error"',
  ])
    expect(html).toContain(text);
  expect(await storedFiles()).toEqual([]);
});

it("asks for the files again if another field is refused", async () => {
  const refused = await sendOfferForm(home.slug, { ...FIELDS, purchasePrice: "" }, undefined, [
    FUNDS,
  ]);
  expect(await refused.text()).toContain("Choose your files again.");
});

it("refuses forms with files from one network after the limit, before reading them", async () => {
  const send = () => postOffer(home.slug, FIELDS, [FUNDS], "10.9.0.1");
  await send();
  await reachBound("offerFilesByAddress");
  expect((await send()).status).toBe(429);
});

it("stores no more files for a home than its limit", async () => {
  const { id } = await sendConfirmed([FUNDS]);
  const [file] = await storedFiles();
  await database()
    .update(documentVersions)
    .set({ bytes: MAX_HOME_ATTACHMENT_BYTES })
    .where(eq(documentVersions.fileName, file?.fileName ?? ""));
  await answerAsSeller(home.seller, id, { action: "counter", number: 1, ...termsOf() });
  const fields = { ...typedTerms({ purchasePrice: "648,000" }), action: "counter", number: "2" };
  const refused = await actOnPage(offerSecret(id), fields, { files: [LETTER] });
  expect([refused.status, (await refused.text()).includes("receive more files right now")]).toEqual(
    [422, true],
  );
  expect(await storedFiles()).toHaveLength(1);
});

it("adds files to a later turn, and the check notices a changed one", async () => {
  const { id, secret } = await sendConfirmed([FUNDS]);
  await answerAsSeller(home.seller, id, { action: "counter", number: 1, ...termsOf() });
  const fields = { ...typedTerms({ purchasePrice: "648,000" }), action: "counter", number: "2" };
  expect((await actOnPage(secret, fields, { files: [LETTER] })).status).toBe(303);
  expect((await openAttachment(secret, "3", "1")).status).toBe(200);
  expect(await brokenTurns(id)).toEqual([]);
  const file = (await storedFiles()).find(({ turn }) => turn === 3);
  await writeFile(path.join(env().DATA_DIR, "files/documents", file?.fileName ?? ""), "other");
  expect(await brokenTurns(id)).toEqual([3]);
});

it("deletes the files of unconfirmed and of deleted offers, and a year after the end", async () => {
  await sendWith([FUNDS]);
  const [file] = await storedFiles();
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  await sweepDocuments(later(1));
  expect(await inStore(file?.fileName ?? "")).toBe(true);
  await deleteOldOfferData(later(49));
  await sweepDocuments(later(49));
  expect(await inStore(file?.fileName ?? "")).toBe(false);

  await database().delete(attempts);
  const { id, secret } = await sendConfirmed([LETTER]);
  await answerAsSeller(home.seller, id, { action: "decline", number: 1 });
  await deleteOldOfferData(later(366 * 24));
  expect(await storedFiles()).toEqual([]);
  expect((await openAttachment(secret, "1", "1")).status).toBe(404);
  expect(await brokenTurns(id)).toEqual([]);
  await deleteOffer(home.seller.accountId, id);
});

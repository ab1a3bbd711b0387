import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import type { Mails } from "#db/jobs.ts";
import { deleteOutdated } from "#db/queries/sweep.ts";
import { attempts, listings, offerDrafts, offers } from "#db/schema/index.ts";
import { MAX_OFFER_DRAFTS } from "#lib/fields/offers.ts";
import { renderMail } from "#server/mail/render.ts";
import { draftSecret } from "#services/offer-drafts.ts";
import { writeDraftMail } from "#services/offer-mails.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { CONTACT, typedTerms } from "#tests/offers/offers.ts";
import {
  fetchDraftToken,
  fetchOfferToken,
  postDraft,
  postOffer,
  sendOfferForm,
  showDraft,
} from "#tests/offers/pages.ts";
import { reachBound } from "#tests/reach-bound.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SAVED = {
  action: "save",
  email: "bea@example.com",
  purchasePrice: "abc",
  note: "Half <done>",
};

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
});

const stored = () =>
  database().select().from(offerDrafts).where(eq(offerDrafts.propertyId, home.propertyId));
const sentOffers = () => database().$count(offers, eq(offers.propertyId, home.propertyId));

async function mailsOf(draftId: string): Promise<Mails["offer_draft"][]> {
  const rows = await database().execute<{ data: Mails["offer_draft"] }>(sql`
    select data from jobs.job
    where name = 'mail' and data->>'kind' = 'offer_draft' and data->>'draftId' = ${draftId}`);
  return rows.map(({ data }) => data);
}

async function save(): Promise<{ id: string; secret: string }> {
  await sendOfferForm(home.slug, SAVED);
  const [draft] = await stored();
  const id = draft?.id ?? "";
  return { id, secret: draftSecret(id) };
}

it("needs an email address alone, and opens filled in by the emailed link", async () => {
  const answer = await sendOfferForm(home.slug, { ...SAVED, consent: "yes" });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    ...[303, `/homes/${home.slug}/offer?done=saved`],
  ]);
  const [draft] = await stored();
  expect(draft?.values).toEqual({
    email: "bea@example.com",
    purchasePrice: "abc",
    note: "Half <done>",
  });
  const [job, ...others] = await mailsOf(draft?.id ?? "");
  expect(others).toEqual([]);
  const mail = job && (await writeDraftMail(job));
  expect([mail?.to, mail?.subject]).toEqual([
    "bea@example.com",
    "Your draft offer for 412 Alder Street",
  ]);
  const { text } = await renderMail(mail!);
  const secret = /\/offers\/drafts\/([\w-]+)/.exec(text)?.[1] ?? "";
  expect(text).not.toContain("Half");
  const html = await (await showDraft(secret)).text();
  for (const part of ['value="abc"', "Half &lt;done&gt;", "Your draft is saved until "])
    expect(html).toContain(part);
});

it("is one draft if its form is sent twice, with what was typed last", async () => {
  const token = await fetchOfferToken(home.slug);
  await Promise.all([
    postOffer(home.slug, { ...SAVED, token }),
    postOffer(home.slug, { ...SAVED, token }),
  ]);
  await postOffer(home.slug, { ...SAVED, token, note: "Done" });
  const [draft, ...others] = await stored();
  expect([draft?.values.note, others, await mailsOf(draft?.id ?? "")]).toMatchObject([
    "Done",
    [],
    [{}],
  ]);
});

it.each([
  ["without an email address", { email: "" }, 422, "Enter an email address, like name@example.com"],
  [
    "from a bot",
    { token: "forged" },
    200,
    "Please check your email address, then save your draft.",
  ],
])("isn't saved %s", async (_, changes: Record<string, string>, status, text) => {
  const refused = await sendOfferForm(home.slug, { ...SAVED, ...changes });
  const html = await refused.text();
  expect([refused.status, await stored()]).toEqual([status, []]);
  for (const part of [text, "Half &lt;done&gt;"]) expect(html).toContain(part);
});

it("isn't saved above the limits of emails and of the home", async () => {
  await save();
  await reachBound("offerByListing");
  expect((await sendOfferForm(home.slug, SAVED)).status).toBe(429);
  await database().delete(attempts);
  const rows = Array.from({ length: MAX_OFFER_DRAFTS - 1 }, () => ({
    ...{ propertyId: home.propertyId, email: "x@example.com", values: {} },
    ...{ secretHash: crypto.randomUUID(), formHash: crypto.randomUUID() },
    expiresAt: new Date(Date.now() + DAY_MS),
  }));
  await database().insert(offerDrafts).values(rows);
  const full = await sendOfferForm(home.slug, SAVED);
  expect([full.status, (await stored()).length]).toEqual([409, MAX_OFFER_DRAFTS]);
});

it("is saved again from its page, then sent and deleted", async () => {
  const { secret } = await save();
  const again = await postDraft(secret, { ...SAVED, note: "More\0" });
  expect(again.headers.get("location")).toBe(`/offers/drafts/${secret}?done=saved`);
  expect(await (await showDraft(secret, "?done=saved")).text()).toContain("We saved your draft.");
  const token = await fetchDraftToken(secret);
  const refused = await postDraft(secret, { ...SAVED, action: "", token });
  expect([refused.status, (await stored())[0]?.values.note]).toEqual([422, "Half <done>"]);
  const fields = { ...typedTerms(), ...CONTACT, phone: "", token };
  const sent = await postDraft(secret, fields);
  expect(sent.headers.get("location")).toBe(`/homes/${home.slug}/offer?done=sent`);
  expect([await stored(), await sentOffers()]).toEqual([[], 1]);
  expect((await postDraft(secret, fields)).status).toBe(404);
});

it("is kept while the home takes no offers", async () => {
  const { secret } = await save();
  await database()
    .update(listings)
    .set({ status: "withdrawn" })
    .where(eq(listings.id, home.listingId));
  const html = await (await showDraft(secret)).text();
  expect(html).toContain("This home isn&#x27;t taking offers right now. Your draft is saved until");
  expect(html).not.toContain("<form");
  const token = "of a page that was open before";
  await postDraft(secret, { ...SAVED, action: "", token, note: "Later" });
  expect((await stored())[0]?.values.note).toBe("Later");
});

it("is gone with an unknown link, and 30 days after it was saved", async () => {
  const { secret } = await save();
  for (const unknown of ["x".repeat(43), `${secret}x`]) {
    const missing = await showDraft(unknown);
    expect([missing.status, missing.headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
    expect(await missing.text()).toContain("We couldn&#x27;t find this draft");
    expect((await postDraft(unknown, SAVED)).status).toBe(404);
  }
  const later = new Date(Date.now() + 31 * DAY_MS);
  await deleteOutdated(later, { attemptSeconds: 60 });
  expect(await stored()).toEqual([]);
  expect((await showDraft(secret)).status).toBe(404);
});

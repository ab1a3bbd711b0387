import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { attempts, listings } from "#db/schema/index.ts";
import { renderMail } from "#server/mail/render.ts";
import { answerAsSeller } from "#services/answer-offer.ts";
import { writeOfferMail } from "#services/offer-mails.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import {
  mailsOfOffer,
  passDeadline,
  sendOffer,
  sendUnconfirmed,
  storedOffer,
  termsOf,
  typedTerms,
} from "#tests/offers/offers.ts";
import { actOnPage, showOffer } from "#tests/offers/pages.ts";
import { reachBound } from "#tests/reach-bound.ts";

let home: TestHome;
let offer: { id: string; secret: string };
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
  offer = await sendUnconfirmed(home);
});

const pageOf = async (query = "") => (await showOffer(offer.secret, query)).text();
const act = (fields: Record<string, string>) => actOnPage(offer.secret, fields);
const counter = (changes: Record<string, string> = {}) =>
  answerAsSeller(home.seller, offer.id, { action: "counter", number: 1, ...termsOf(changes) });
const statusesOf = async () => (await storedOffer(offer.id)).statuses;

it("is confirmed by a button, not by opening it", async () => {
  expect(await pageOf()).toContain("Send offer to seller");
  expect(await statusesOf()).toBeNull();
  for (const _ of ["pressed", "twice"]) {
    const { headers } = await act({ action: "confirm" });
    expect(headers.get("location")).toBe(`/offers/${offer.secret}?done=confirm`);
  }
  expect(await statusesOf()).toEqual({ buyer: "submitted", seller: "received" });
  const html = await pageOf("?done=confirm");
  for (const text of ["Waiting for the seller", "We sent your offer", "This is not a contract."]) {
    expect(html).toContain(text);
  }
});

it("offers no confirmation after its deadline", async () => {
  await passDeadline(offer.id);
  const html = await pageOf();
  expect(html).toContain("This offer expired");
  expect(html).not.toContain("<button");
  expect([(await act({ action: "confirm" })).status, await statusesOf()]).toEqual([409, null]);
});

it("isn't confirmed once the home is sold", async () => {
  await database().update(listings).set({ status: "sold" }).where(eq(listings.id, home.listingId));
  const refused = await act({ action: "confirm" });
  expect([refused.status, await statusesOf()]).toEqual([409, null]);
});

describe("a counteroffer", () => {
  beforeEach(async () => {
    offer = await sendOffer(home);
    await counter({ purchasePrice: "655,000", note: "Could you close <sooner>?" });
  });

  it("shows each changed term on one line, and is accepted once", async () => {
    const html = await pageOf();
    expect(html).toContain("Price: $640,000 → $655,000");
    expect(html).toContain("Could you close &lt;sooner&gt;?");
    const { status } = await act({ action: "accept", number: "2" });
    expect([status, await statusesOf()]).toEqual([303, { buyer: "accepted", seller: "accepted" }]);
    expect((await act({ action: "accept", number: "2" })).status).toBe(409);
    expect(await pageOf()).toContain("You and the seller agree on the terms");
  });

  it("can't be accepted while another offer is accepted", async () => {
    const { id } = await sendOffer(home);
    await answerAsSeller(home.seller, id, { action: "accept", number: 1 });
    const html = await pageOf();
    expect(html).toContain("The seller accepted another offer, so you can&#x27;t accept this one");
    expect(html).not.toContain("Accept counteroffer");
    expect((await act({ action: "accept", number: "2" })).status).toBe(409);
    expect(await statusesOf()).toEqual({ buyer: "received", seller: "countered" });
  });

  it("is countered with single terms changed", async () => {
    const fields = { ...typedTerms({ purchasePrice: "648,000" }), action: "counter", number: "2" };
    expect((await act(fields)).status).toBe(303);
    expect(await statusesOf()).toEqual({ buyer: "countered", seller: "received" });
    expect(await pageOf()).toContain("Price: $655,000 → $648,000");
  });

  it("is withdrawn from", async () => {
    expect((await act({ action: "withdraw", number: "2" })).status).toBe(303);
    expect(await statusesOf()).toEqual({ buyer: "withdrawn", seller: "withdrawn" });
    expect(await pageOf()).not.toContain("<button");
  });
});

describe("refuses", () => {
  beforeEach(async () => {
    offer = await sendOffer(home);
  });

  it.each<[string, Record<string, string>, number]>([
    ["to accept its own offer", { action: "accept", number: "1" }, 409],
    ["another turn", { action: "withdraw", number: "2" }, 409],
    ["no turn", { action: "withdraw" }, 409],
    ["an unknown action", { action: "delete" }, 400],
  ])("%s", async (_, fields, status) => {
    expect((await act(fields)).status).toBe(status);
    expect(await statusesOf()).toEqual({ buyer: "submitted", seller: "received" });
  });

  it("terms that don't fit, and shows them again", async () => {
    await counter();
    const terms = typedTerms({ downPayment: "900,000", note: "Hello" });
    const refused = await act({ ...terms, action: "counter", number: "2" });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    for (const text of ["more than the price", "900,000", "Hello"]) expect(html).toContain(text);
  });

  it("an unknown secret, another site's form, and too many changes", async () => {
    const unknown = await showOffer("x".repeat(43));
    expect([unknown.status, unknown.headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
    const withdrawal = { action: "withdraw", number: "1" };
    const elsewhere = await actOnPage(offer.secret, withdrawal, {
      origin: "https://other.example",
    });
    expect(elsewhere.status).toBe(403);
    await act({ action: "accept", number: "1" });
    await reachBound("offerChange");
    expect((await act(withdrawal)).status).toBe(429);
    expect(await statusesOf()).toEqual({ buyer: "submitted", seller: "received" });
  });

  it("an answer after the deadline", async () => {
    await counter();
    await passDeadline(offer.id);
    expect(await pageOf()).toContain("This offer expired");
    const late = await act({ action: "accept", number: "2" });
    expect([late.status, (await late.text()).includes("This offer has expired.")]).toEqual([
      409,
      true,
    ]);
  });
});

it("emails the buyer what the seller did, with the page and without notes", async () => {
  offer = await sendOffer(home);
  await counter({ note: "A private word." });
  await answerAsSeller(home.seller, offer.id, { action: "decline", number: 2 });
  const jobs = await mailsOfOffer(offer.id);
  expect(jobs.map(({ about }) => about)).toEqual(["confirm", "countered", "declined"]);
  const written = await Promise.all(jobs.map((job) => writeOfferMail(job)));
  // Emails about a state that has changed since aren't sent.
  expect(written.map((mail) => mail?.subject ?? null)).toEqual([
    ...[null, null],
    "Offer declined: 412 Alder Street",
  ]);
  const { html, text } = await renderMail(written[2]!);
  expect(text).toContain(`/offers/${offer.secret}`);
  expect(html + text).not.toContain("A private word.");
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { attempts, listings, offers } from "#db/schema/index.ts";
import { MAX_BUYER_OFFERS } from "#lib/fields/offers.ts";
import { TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { CONTACT, mailsOfOffer, typedTerms } from "#tests/offers/offers.ts";
import { fetchOfferToken, postOffer, sendOfferForm, showOfferForm } from "#tests/offers/pages.ts";
import { reachBound } from "#tests/reach-bound.ts";

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
});

const kept = async () =>
  database().select().from(offers).where(eq(offers.propertyId, home.propertyId));

const storedOffer = () => ({
  ...{ propertyId: home.propertyId, price: 640_000, financing: "cash" as const },
  ...{ contingencies: [], concessions: 0, note: "", secretHash: crypto.randomUUID() },
});

const filledIn = (changes: Record<string, string> = {}) => ({
  ...typedTerms(),
  ...{ ...CONTACT, phone: "", note: "We can close early." },
  ...changes,
});

async function expectShownAgain(response: Response, status: number, ...texts: string[]) {
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  for (const text of ["$640,000", ...texts]) expect(html).toContain(text);
  expect(await kept()).toEqual([]);
}

it("says what Porchlight does and doesn't do, in the home's time", async () => {
  const response = await showOfferForm(home.slug);
  const html = await response.text();
  expect([response.status, response.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  for (const text of [
    "This is not a contract.",
    "It doesn&#x27;t draft contracts, recommend an answer, or hold money.",
    "Pacific Time",
  ]) {
    expect(html).toContain(text);
  }
});

it("stores an offer, and emails its buyer", async () => {
  const response = await sendOfferForm(home.slug, filledIn());
  const { headers, status } = response;
  expect([status, headers.get("location")]).toEqual([303, `/homes/${home.slug}/offer?done=sent`]);
  const [offer, ...others] = await kept();
  expect(others).toEqual([]);
  expect(offer).toMatchObject({
    ...{ price: 640_000, financing: "conventional", contingencies: ["inspection", "financing"] },
    ...{ buyerStatus: null, note: "" },
  });
  expect((await mailsOfOffer(offer?.id ?? "")).map(({ about }) => about)).toEqual(["confirm"]);
  const sent = await (await showOfferForm(home.slug, "?done=sent")).text();
  expect(sent).toContain("Check your email");
});

it("stores the same form once, also if it is sent twice at the same time", async () => {
  const token = await fetchOfferToken(home.slug);
  const answers = await Promise.all(
    [1, 2, 3].map(() => postOffer(home.slug, { ...filledIn(), token })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await kept()).toHaveLength(1);
});

it("stores the same form again with a corrected email address", async () => {
  const token = await fetchOfferToken(home.slug);
  for (const email of ["bea@exmaple.com", CONTACT.email, CONTACT.email]) {
    expect((await postOffer(home.slug, { ...filledIn({ email }), token })).status).toBe(303);
  }
  const sent = await kept();
  expect(sent).toHaveLength(2);
  const mails = await Promise.all(sent.map(({ id }) => mailsOfOffer(id)));
  expect(mails.flat()).toHaveLength(2);
});

it("takes no more open offers than the limit, also at once, and doesn't count closed ones", async () => {
  const closed = { ...storedOffer(), closedAt: new Date() };
  const open = Array.from({ length: MAX_BUYER_OFFERS - 1 }, storedOffer);
  await database()
    .insert(offers)
    .values([closed, ...open]);
  const token = await fetchOfferToken(home.slug);
  const answers = await Promise.all(
    ["1", "2", "3"].map((agentName) => postOffer(home.slug, { ...filledIn({ agentName }), token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
  expect(await kept()).toHaveLength(MAX_BUYER_OFFERS + 1);
});

describe("asks for another look", () => {
  it.each([
    ["no name", { buyerName: "" }, "Please enter your name"],
    ["no email", { email: "" }, "Enter an email address, like name@example.com"],
    ["no consent", { consent: "" }, "Please agree so the seller can reply"],
    ["a price of a dollar", { purchasePrice: "1" }, "Enter a price from $1,000 to"],
    ["a closing in the past", { requestedClosingDate: "01/02/2020" }, "Must be in the future"],
    ["a step without a cap", { escalationStep: "500" }, "Enter the highest price"],
  ])("with %s", async (_, changes: Record<string, string>, text) => {
    const price = changes.purchasePrice ?? "$640,000";
    const response = await sendOfferForm(home.slug, filledIn(changes));
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const said of [text, price, "We can close early."]) expect(html).toContain(said);
    expect(await kept()).toEqual([]);
  });

  it("at a note that mentions a protected characteristic, once", async () => {
    const note = "We are a Christian family with two children.";
    const again = await sendOfferForm(home.slug, filledIn({ note }));
    await expectShownAgain(again, 200, "Your note mentions", "Send the note as it is", note);
    const sent = await sendOfferForm(home.slug, filledIn({ note, sendsFlaggedNote: "yes" }));
    expect([sent.status, (await kept()).length]).toEqual([303, 1]);
  });

  it("if the form came too fast, from elsewhere, or with the hidden field filled in", async () => {
    const texts = ["Please check your offer, then send it."];
    await expectShownAgain(await sendOfferForm(home.slug, filledIn(), 0), 200, ...texts);
    await expectShownAgain(await postOffer(home.slug, filledIn()), 200, ...texts);
    const filled = filledIn({ [TRAP_FIELD]: "yes" });
    await expectShownAgain(await sendOfferForm(home.slug, filled), 200, ...texts);
  });

  it("when there were too many offers", async () => {
    await sendOfferForm(home.slug, filledIn());
    await database().delete(offers).where(eq(offers.propertyId, home.propertyId));
    await reachBound("offerByListing");
    const again = await sendOfferForm(home.slug, filledIn());
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectShownAgain(again, 429, "Too many offers were sent.");
  });
});

it("takes no offer for a home that isn't active", async () => {
  const token = await fetchOfferToken(home.slug);
  const isHome = eq(listings.id, home.listingId);
  await database().update(listings).set({ status: "pending" }).where(isHome);
  expect((await postOffer(home.slug, { ...filledIn(), token })).status).toBe(409);
  expect(await kept()).toEqual([]);
  const pending = await createHome({ status: "pending" });
  expect(await (await showOfferForm(pending.slug)).text()).toContain(
    "make an offer here right now",
  );
  const withdrawn = await createHome({ status: "withdrawn" });
  expect((await showOfferForm(withdrawn.slug)).status).toBe(410);
});

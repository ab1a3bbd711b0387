import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents, attempts, listings, listingSlugs, showings } from "#db/schema/index.ts";
import { TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { requestShowing, freeTimesOfListing } from "#services/buyer-showings.ts";
import { reachBound } from "#tests/reach-bound.ts";
import { jobsOf } from "#tests/showings/mails.ts";
import { createOpenHome, putSettings, requestFor } from "#tests/showings/open-home.ts";
import { fetchToken, sendForm, showForm, showShowingPage } from "#tests/showings/buyer.ts";

const VISIT = /^\/visits\/[\w-]{43}\?done=asked$/;

let home: Awaited<ReturnType<typeof createOpenHome>> & { slug: string };

async function openHome(changes: object = {}) {
  const made = await createOpenHome(changes);
  const [row] = await database()
    .select({ slug: listingSlugs.slug })
    .from(listingSlugs)
    .where(eq(listingSlugs.listingId, made.listingId));
  return { ...made, slug: row?.slug ?? "" };
}

beforeEach(async () => {
  await database().delete(attempts);
  home = await openHome();
});

const freeTimes = async () => (await freeTimesOfListing(home.listingId))?.starts ?? [];
const kept = () => database().$count(showings, eq(showings.listingId, home.listingId));

async function filledIn(changes: Record<string, string> = {}) {
  const [first] = await freeTimes();
  return {
    startsAt: first?.toISOString() ?? "",
    ...{ way: "in_person", name: "Bo Reed", email: "bo@example.com", phone: "" },
    ...{ preApproved: "", message: "We come by train.", consent: "yes" },
    ...changes,
  };
}

async function expectShownAgain(response: Response, status: number, ...texts: string[]) {
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  for (const text of ["We come by train.", ...texts]) expect(html).toContain(text);
}

it("shows the free times in the home's time zone, and only what the seller offers", async () => {
  const response = await showForm(home.slug);
  const html = await response.text();
  expect([response.status, response.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  expect(html).toContain("Pacific Time");
  const offered = [...html.matchAll(/name="startsAt"[^>]*value="([^"]+)"/g)].map(([, at]) => at);
  expect(offered).toEqual((await freeTimes()).map((start) => start.toISOString()));
  expect(html).not.toContain('value="video"');
  expect(html).not.toContain("text messages");
});

it("saves a request and redirects to its page", async () => {
  const response = await sendForm(home.slug, await filledIn());
  const location = response.headers.get("location") ?? "";
  expect([response.status, location]).toEqual([303, expect.stringMatching(VISIT)]);
  const secret = location.slice("/visits/".length).replace("?done=asked", "");
  const html = await (await showShowingPage(secret, "?done=asked")).text();
  expect(html).toContain("Waiting for the seller");
  expect(await kept()).toBe(1);
});

describe("asks to check the form", () => {
  it.each([
    [{ startsAt: "" }, "Choose a time"],
    [{ startsAt: "tomorrow" }, "Choose a time"],
    [{ name: "" }, "Please enter your name"],
    [{ email: "" }, "Please enter an email address or phone number"],
    [{ email: "bo@" }, "Enter an email address, like name@example.com"],
    [{ phone: "12" }, "Enter a phone number with area code"],
    [{ consent: "" }, "Please agree so the seller can reply"],
    [{ way: "video" }, "This home offers in-person showings only."],
  ])("when %j is invalid", async (changes: Record<string, string>, sentence) => {
    await expectShownAgain(await sendForm(home.slug, await filledIn(changes)), 422, sentence);
    expect(await kept()).toBe(0);
  });

  it.each([
    ["sent too fast", {}, { waited: 1_000 }],
    ["without its token", { token: "" }, {}],
  ])("when it was %s", async (_, changes, sent) => {
    const answer = await sendForm(home.slug, await filledIn(changes), sent);
    await expectShownAgain(answer, 200, "Please check your request");
    expect(await kept()).toBe(0);
  });

  it("when the time was taken in the meantime, with the next free ones", async () => {
    const fields = await filledIn();
    await requestShowing(home.listingId, requestFor(new Date(fields.startsAt)));
    const answer = await sendForm(home.slug, fields);
    await expectShownAgain(answer, 409, "This time is no longer available. Next available times:");
    expect(await kept()).toBe(1);
  });

  it.each(["showingByAddress", "showingByListing", "showingByListingByDay"] as const)(
    "over the limit %s",
    async (kind) => {
      const address = "10.6.0.1";
      await sendForm(home.slug, await filledIn(), { address });
      await reachBound(kind);
      const answer = await sendForm(home.slug, await filledIn(), { address });
      await expectShownAgain(answer, 429, "Please send it later");
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await kept()).toBe(1);
    },
  );
});

describe("a repeated request", () => {
  it("redirects to the same page when the form is the same", async () => {
    const token = await fetchToken(home.slug);
    const fields = await filledIn({ token });
    const answers = [await sendForm(home.slug, fields), await sendForm(home.slug, fields)];
    const pages = new Set(answers.map(({ headers }) => headers.get("location")));
    expect([...pages]).toEqual([expect.stringMatching(VISIT)]);
    expect(await kept()).toBe(1);
  });

  it.each([
    ["check your email", { email: "bo@example.com", phone: "" }, "Check your email"],
    ["wait", { email: "", phone: "206-555-0142" }, "The seller will contact you"],
  ])("from another form only says to %s", async (_, reach, sentence) => {
    const fields = await filledIn(reach);
    const first = await sendForm(home.slug, fields);
    const secret = /[\w-]{43}/.exec(first.headers.get("location") ?? "")?.[0] ?? "none";
    const again = await sendForm(home.slug, fields);
    expect(again.headers.get("location")).toBeNull();
    const html = await again.clone().text();
    await expectShownAgain(again, 409, `You already requested this time. ${sentence}`);
    expect(html).not.toContain(secret);
    expect(html).not.toContain("/visits/");
    expect(await kept()).toBe(1);
  });

  it("is a new request when its details differ, even from the same form", async () => {
    const token = await fetchToken(home.slug);
    await sendForm(home.slug, await filledIn({ token }));
    const other = await sendForm(home.slug, await filledIn({ token, name: "Al Reed" }));
    expect(other.headers.get("location")).toMatch(VISIT);
    expect(await kept()).toBe(2);
  });
});

describe("a request that fills in the trap field", () => {
  const trapped = { [TRAP_FIELD]: "https://spam.example" };

  it("gets the usual response with its own page", async () => {
    const response = await sendForm(home.slug, await filledIn(trapped));
    expect(response.headers.get("location")).toMatch(VISIT);
    const secret = /[\w-]{43}/.exec(response.headers.get("location") ?? "")?.[0] ?? "";
    const html = await (await showShowingPage(secret, "?done=asked")).text();
    expect(html).toContain("We sent your request to the seller.");
    expect(html).toContain("Waiting for the seller");
    expect(html).not.toMatch(/spam/i);
  });

  it("is saved once per form, without reserving a time or notifying anyone", async () => {
    const token = await fetchToken(home.slug);
    const fields = await filledIn({ ...trapped, token });
    const answers = [await sendForm(home.slug, fields), await sendForm(home.slug, fields)];
    expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
    const [row, ...more] = await database()
      .select()
      .from(showings)
      .where(eq(showings.listingId, home.listingId));
    expect(more).toEqual([]);
    expect(row).toMatchObject({ state: "spam", name: "Bo Reed" });
    expect((await freeTimes())[0]?.toISOString()).toBe(fields.startsAt);
    expect(await jobsOf(row!.id)).toEqual([]);
    expect(await database().$count(accountEvents, sql`data->>'showingId' = ${row!.id}`)).toBe(0);
    // With an empty trap field, the same form reserves the time.
    expect(
      (await sendForm(home.slug, { ...fields, [TRAP_FIELD]: "" })).headers.get("location"),
    ).toMatch(VISIT);
    expect(await kept()).toBe(2);
    expect((await freeTimes())[0]?.toISOString()).not.toBe(fields.startsAt);
  });

  it("has its own limits", async () => {
    await sendForm(home.slug, await filledIn(trapped));
    await reachBound("spamByListing");
    const more = await sendForm(home.slug, await filledIn({ ...trapped, name: "Al" }));
    await expectShownAgain(more, 429, "Please send it later");
    expect((await sendForm(home.slug, await filledIn())).status).toBe(303);
  });
});

it("refuses a form from another site", async () => {
  const answer = await sendForm(home.slug, await filledIn(), { origin: "https://other.example" });
  expect([answer.status, await kept()]).toEqual([403, 0]);
});

it.each(["pending", "coming_soon"] as const)(
  "offers no time for a home that's %s",
  async (status) => {
    const fields = await filledIn();
    await database().update(listings).set({ status }).where(eq(listings.id, home.listingId));
    const html = await (await showForm(home.slug)).text();
    expect(html).toContain("You can&#x27;t choose a time here right now");
    await expect(sendForm(home.slug, fields)).resolves.toMatchObject({ status: 200 });
    expect(await kept()).toBe(0);
  },
);

it("explains closed showings, and returns 410 or 404 for a home without a page", async () => {
  await putSettings(home.seller, { isOpen: false });
  expect(await (await showForm(home.slug)).text()).toContain(
    "You can&#x27;t choose a time here right now",
  );
  const other = await openHome();
  await database()
    .update(listings)
    .set({ status: "withdrawn" })
    .where(eq(listings.id, other.listingId));
  expect((await showForm(other.slug)).status).toBe(410);
  expect((await showForm("1-elm-st")).status).toBe(404);
});

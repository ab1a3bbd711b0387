import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { attempts, listings, listingSlugs, showings } from "#db/schema/index.ts";
import { requestShowing, freeTimesOfListing } from "#services/visitor-showings.ts";
import { reachBound } from "#tests/reach-bound.ts";
import { createOpenHome, putSettings, requestFor } from "#tests/showings/open-home.ts";
import { sendForm, showForm, showVisit } from "#tests/showings/visits.ts";

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

/** What a buyer fills in. */
async function filledIn(changes: Record<string, string> = {}) {
  const [first] = await freeTimes();
  return {
    startsAt: first?.toISOString() ?? "",
    ...{ way: "in_person", name: "Bo Reed", email: "bo@example.com", phone: "" },
    ...{ preApproved: "", message: "We come by train.", consent: "yes", website: "" },
    ...changes,
  };
}

async function expectShownAgain(response: Response, status: number, ...texts: string[]) {
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  for (const text of ["We come by train.", ...texts]) expect(html).toContain(text);
}

it("shows the free times of the home's clock, and no more than the seller offers", async () => {
  const response = await showForm(home.slug);
  const html = await response.text();
  expect([response.status, response.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  expect(html).toContain("Pacific Time");
  const offered = [...html.matchAll(/name="startsAt"[^>]*value="([^"]+)"/g)].map(([, at]) => at);
  expect(offered).toEqual((await freeTimes()).map((start) => start.toISOString()));
  expect(html).not.toContain('value="video"');
  // Nothing is set up that sends text messages.
  expect(html).not.toContain("text messages");
});

it("keeps a request, and leads to a page of its own", async () => {
  const response = await sendForm(home.slug, await filledIn());
  const location = response.headers.get("location") ?? "";
  expect([response.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/visits\/[\w-]{43}\?done=asked$/),
  ]);
  const secret = location.slice("/visits/".length).replace("?done=asked", "");
  const html = await (await showVisit(secret, "?done=asked")).text();
  expect(html).toContain("Waiting for the seller");
  expect(await kept()).toBe(1);
});

describe("asks for another look", () => {
  it.each([
    [{ startsAt: "" }, "Choose a time"],
    [{ startsAt: "tomorrow" }, "Choose a time"],
    [{ name: "" }, "Please enter your name"],
    [{ email: "" }, "Please enter an email address or a telephone number"],
    [{ email: "bo@" }, "Must be an email address, like name@example.com"],
    [{ phone: "12" }, "Must be a telephone number with area code"],
    [{ consent: "" }, "Please agree, so that the seller may answer you"],
    [{ way: "video" }, "This home is shown in person only."],
  ])("where %j is faulty", async (changes: Record<string, string>, sentence) => {
    await expectShownAgain(await sendForm(home.slug, await filledIn(changes)), 422, sentence);
    expect(await kept()).toBe(0);
  });

  it.each([
    ["sent too fast", {}, { waited: 1_000 }],
    ["without its token", { token: "" }, {}],
  ])("where it was %s", async (_, changes, sent) => {
    const answer = await sendForm(home.slug, await filledIn(changes), sent);
    await expectShownAgain(answer, 200, "Please check your request");
    expect(await kept()).toBe(0);
  });

  it("where somebody else has the time meanwhile, with the next ones", async () => {
    const fields = await filledIn();
    await requestShowing(home.listingId, requestFor(new Date(fields.startsAt)));
    const answer = await sendForm(home.slug, fields);
    await expectShownAgain(answer, 409, "This time is not free any more. The next free times:");
    expect(await kept()).toBe(1);
  });

  it.each(["showingByAddress", "showingByListing", "showingByListingByDay"] as const)(
    "beyond the bound %s",
    async (kind) => {
      const address = "10.6.0.1";
      await sendForm(home.slug, await filledIn(), { address });
      await reachBound(kind);
      const answer = await sendForm(home.slug, await filledIn(), { address });
      await expectShownAgain(answer, 429, "please send it later");
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await kept()).toBe(1);
    },
  );
});

it("keeps nothing of who fills in the trap", async () => {
  const response = await sendForm(home.slug, await filledIn({ website: "https://spam.example" }));
  expect(response.headers.get("location")).toBe(`/homes/${home.slug}`);
  expect(await kept()).toBe(0);
});

it("takes no form of another site", async () => {
  const answer = await sendForm(home.slug, await filledIn(), { origin: "https://other.example" });
  expect([answer.status, await kept()]).toEqual([403, 0]);
});

it.each(["pending", "coming_soon"] as const)(
  "offers no time of a home that is %s",
  async (status) => {
    const fields = await filledIn();
    await database().update(listings).set({ status }).where(eq(listings.id, home.listingId));
    const html = await (await showForm(home.slug)).text();
    expect(html).toContain("Times can’t be chosen here now");
    await expect(sendForm(home.slug, fields)).resolves.toMatchObject({ status: 200 });
    expect(await kept()).toBe(0);
  },
);

it("is not there for a home that is withdrawn or unknown, and says so when showings are closed", async () => {
  await putSettings(home.seller, { isOpen: false });
  expect(await (await showForm(home.slug)).text()).toContain("Times can’t be chosen here now");
  const other = await openHome();
  await database()
    .update(listings)
    .set({ status: "withdrawn" })
    .where(eq(listings.id, other.listingId));
  expect((await showForm(other.slug)).status).toBe(410);
  expect((await showForm("1-elm-st")).status).toBe(404);
});

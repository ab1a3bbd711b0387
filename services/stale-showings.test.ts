import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as answers from "#app/showing-answers/[secret]/route.tsx";
import { database } from "#db/client.ts";
import { attempts, showings } from "#db/schema/index.ts";
import { actOn, showShowingPage } from "#tests/showings/buyer.ts";
import { createOpenHome, requestFor } from "#tests/showings/open-home.ts";
import { freeTimesOfListing, moveBuyerShowing, requestShowing } from "./buyer-showings.ts";
import { showingAnswerSecret } from "./showing-answers.ts";
import { decideShowing } from "./showings.ts";

type Decision = Parameters<typeof decideShowing>[3];

const CHANGED = "This showing was just changed. Check its current status.";

let home: Awaited<ReturnType<typeof createOpenHome>>;
let first: Date, second: Date, third: Date;
let asked: Awaited<ReturnType<typeof requestShowing>>;

beforeEach(async () => {
  await database().delete(attempts);
  home = await createOpenHome({ confirmsItself: false, pauseMinutes: 0 });
  const { starts } = (await freeTimesOfListing(home.listingId))!;
  [first, second, third] = [starts[0]!, starts[4]!, starts[8]!];
  asked = await requestShowing(home.listingId, requestFor(first));
});

const decide = (decision: Decision) =>
  decideShowing(home.seller.accountId, home.seller.id, asked.id, decision);
const propose = (startsAt: Date) =>
  decide({ action: "propose", startsAt: startsAt.toISOString(), reason: "" });
async function stored() {
  const [row] = await database().select().from(showings).where(eq(showings.id, asked.id));
  return { state: row!.state, startsAt: row!.startsAt };
}

/** Returns the fields of a form on the buyer's page, as a browser sends them. */
async function fieldsOn(page: Response, action: string): Promise<Record<string, string>> {
  const form = (await page.text()).split("<form").find((one) => one.includes(`value="${action}"`));
  const inputs =
    form?.matchAll(/<input type="hidden"[^>]*? name="(\w+)"[^>]*? value="([^"]*)"/g) ?? [];
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]));
}

it.each(["agree", "move", "cancel"])(
  "doesn't let a buyer %s on a page that showed another proposed time",
  async (action) => {
    await propose(second);
    const fields = await fieldsOn(await showShowingPage(asked.secret, "?times=show"), action);
    await propose(third);
    const typed = { startsAt: first.toISOString(), reason: "We can't make it then." };
    const late = await actOn(asked.secret, { ...typed, ...fields });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain(CHANGED);
    if (action === "cancel") expect(html).toContain(typed.reason.replace("'", "&#x27;"));
    expect(await stored()).toEqual({ state: "proposed", startsAt: third });
    const current = await fieldsOn(await showShowingPage(asked.secret), "agree");
    expect((await actOn(asked.secret, current)).status).toBe(303);
    expect(await stored()).toEqual({ state: "confirmed", startsAt: third });
  },
);

it("doesn't confirm a time that the seller hasn't seen, on the screen or from the email", async () => {
  const { id: userId, email } = home.seller;
  const secret = showingAnswerSecret({ showingId: asked.id, userId }, email);
  const params = { params: Promise.resolve({ secret }) };
  const url = `http://localhost:3000/showing-answers/${secret}`;
  const fields = await fieldsOn(await answers.GET(new Request(url), params), "confirm");
  await moveBuyerShowing(asked.secret, second);

  const seenStartsAt = first.toISOString();
  await expect(decide({ action: "confirm", seenState: "requested", seenStartsAt })).rejects.toThrow(
    CHANGED,
  );
  const headers = { host: "localhost:3000", origin: "http://localhost:3000" };
  const body = new URLSearchParams(fields);
  const late = await answers.POST(new Request(url, { method: "POST", headers, body }), params);
  expect(late.status).toBe(409);
  expect(await late.text()).toContain(CHANGED);
  expect(await stored()).toEqual({ state: "requested", startsAt: second });
});

it("doesn't cancel or move a showing that was confirmed since the seller saw it", async () => {
  const seen = { seenState: "requested" as const, seenStartsAt: first.toISOString(), reason: "" };
  await decide({ action: "confirm", ...seen });
  // Two members who give the same answer agree.
  await decide({ action: "confirm", ...seen });
  const startsAt = third.toISOString();
  await expect(decide({ action: "propose", startsAt, ...seen })).rejects.toThrow(CHANGED);
  await expect(decide({ action: "cancel", ...seen, seenState: "proposed" })).rejects.toThrow(
    CHANGED,
  );
  expect(await stored()).toEqual({ state: "confirmed", startsAt: first });
});

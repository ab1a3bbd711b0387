import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { changeListing } from "#db/queries/listings.ts";
import { showings } from "#db/schema/index.ts";
import type { AppError } from "#lib/errors.ts";
import { showingFeedbackInput } from "#lib/schemas/showings.ts";
import { TimeTakenError } from "#lib/showings/time-taken.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import {
  createOpenHome,
  fromWholeDay,
  putSettings,
  requestFor,
} from "#tests/showings/open-home.ts";
import { decideShowing, schedulingOf } from "./showings.ts";
import {
  acceptBuyerShowing,
  requestAgain,
  cancelBuyerShowing,
  freeTimesOfListing,
  freeTimesOfShowing,
  moveBuyerShowing,
  requestShowing,
  saveFeedback,
  showingBySecret,
} from "./buyer-showings.ts";

const HOUR_MS = 60 * 60 * 1000;
const ZONE = "America/Los_Angeles";
const FEEDBACK = showingFeedbackInput.parse({ interest: "high", text: " Lovely. " });

const freeOf = async (listingId: string) => (await freeTimesOfListing(listingId))?.starts ?? [];
const ask = async (listingId: string, startsAt: Date, email = "ana@example.com") =>
  requestShowing(listingId, requestFor(startsAt, { email }));
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const codeOf = async (work: Promise<unknown>) => ((await errorOf(work)) as AppError | null)?.code;

/**
 * Sends 50 concurrent requests, spread over these times. Returns how many succeeded, and the
 * errors of the others.
 */
async function askAtOnce(listingId: string, times: readonly Date[]) {
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, number) =>
      ask(listingId, times[number % times.length]!, `buyer${number}@example.com`),
    ),
  );
  const refused = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason as unknown] : [],
  );
  return { got: answers.length - refused.length, refused };
}

it("books a time for one of fifty concurrent requests, and offers the others later times", async () => {
  const { listingId } = await createOpenHome();
  const free = await freeOf(listingId);
  const [wanted, , next] = fromWholeDay(free);
  const { got, refused } = await askAtOnce(listingId, [wanted!]);
  expect(got).toBe(1);
  for (const error of refused) {
    expect(error).toBeInstanceOf(TimeTakenError);
    expect(error).toMatchObject({ status: 409, message: expect.stringContaining("Pacific Time") });
    // The pause after the taken time extends into the following half hour.
    expect((error as TimeTakenError).nextFree[0]).toEqual(next);
  }
  expect(await database().$count(showings)).toBe(1);
});

it("enforces the daily limit for fifty concurrent requests", async () => {
  const { listingId } = await createOpenHome({ mostADay: 3, pauseMinutes: 0 });
  const free = await freeOf(listingId);
  const day = dayIn(ZONE, free.at(-1)!);
  const ofDay = free.filter((start) => dayIn(ZONE, start) === day);
  const { got, refused } = await askAtOnce(listingId, ofDay);
  expect(got).toBe(3);
  for (const error of refused) expect(error).toBeInstanceOf(TimeTakenError);
  expect((await freeOf(listingId)).some((start) => dayIn(ZONE, start) === day)).toBe(false);
});

it("can't overlap another showing in the database, unless it is declined", async () => {
  const { listingId } = await createOpenHome();
  const [wanted] = await freeOf(listingId);
  const { id } = await ask(listingId, wanted!);
  const [{ id: _id, secretHash: _hash, ...row } = {}] = await database()
    .select()
    .from(showings)
    .where(eq(showings.id, id));
  const copy = { ...(row as typeof showings.$inferInsert), secretHash: "another" };
  const insert = database().insert(showings).values(copy);
  expect(await errorOf(insert)).toMatchObject({ cause: { code: "23P01" } });
  await database()
    .insert(showings)
    .values({ ...copy, state: "declined" });
});

it("goes from a request to feedback on one row and one page", async () => {
  const { seller, listingId } = await createOpenHome({
    ...{ instructions: "The box is by the gate: 4711", lengthMinutes: 60 },
  });
  const free = await freeOf(listingId);
  const [first, second, third] = [free[0]!, free[4]!, free[9]!];
  const sent = { form: "the form" };
  const { secret, id, state } = await requestShowing(
    listingId,
    requestFor(first),
    new Date(),
    sent,
  );
  expect(state).toBe("requested");
  const again = await requestShowing(listingId, requestFor(first), new Date(), sent);
  expect(again).toMatchObject({ id, secret });
  // Knowing everything a buyer typed doesn't lead to their page without the same form.
  const elsewhere = requestShowing(listingId, requestFor(first), new Date(), { form: "another" });
  expect(await errorOf(elsewhere)).toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^You already requested this time\./) as string,
  });
  const words = requestFor(first, { message: "Me too" });
  expect(await codeOf(requestShowing(listingId, words))).toBe("conflict");
  const later = requestShowing(listingId, requestFor(first), hoursAfter(new Date(), 0.2));
  expect(await codeOf(later)).toBe("conflict");
  const decide = (decision: Parameters<typeof decideShowing>[3]) =>
    decideShowing(seller.accountId, seller.id, id, decision);
  const read = () => showingBySecret(secret);

  await decide({ action: "propose", startsAt: second.toISOString(), reason: "We are out then." });
  expect(await read()).toMatchObject({ state: "proposed", startsAt: second, sequence: 1 });
  // Other buyers can choose the first time again.
  expect(await freeOf(listingId)).toContainEqual(first);
  expect(await acceptBuyerShowing(secret)).toMatchObject({ state: "confirmed", sequence: 1 });
  expect(await acceptBuyerShowing(secret)).toMatchObject({ state: "confirmed" });
  expect(await freeTimesOfShowing(secret)).toContainEqual(second);

  expect(await moveBuyerShowing(secret, third)).toMatchObject({
    ...{ state: "requested", startsAt: third, sequence: 2, id },
  });
  await decide({ action: "confirm" });
  await decide({ action: "confirm" });
  const begins = third;
  expect(await showingBySecret(secret, hoursAfter(begins, -25))).toMatchObject({
    instructions: null,
  });
  expect(await showingBySecret(secret, hoursAfter(begins, -23))).toMatchObject({
    instructions: expect.stringContaining("4711"),
  });
  expect(await showingBySecret(secret, hoursAfter(begins, 4))).toMatchObject({
    instructions: null,
  });

  expect(await codeOf(saveFeedback(secret, FEEDBACK, hoursAfter(begins, -1)))).toBe("conflict");
  const said = await saveFeedback(secret, FEEDBACK, hoursAfter(begins, 2));
  expect(said.feedback).toEqual({ interest: "high", text: "Lovely." });
  await saveFeedback(secret, FEEDBACK, hoursAfter(begins, 24 * 6));
  expect(await codeOf(saveFeedback(secret, FEEDBACK, hoursAfter(begins, 24 * 10)))).toBe(
    "conflict",
  );
  expect(await showingBySecret(secret, hoursAfter(begins, 24 * 91))).toBeNull();
  expect(await codeOf(cancelBuyerShowing(secret, "", { now: hoursAfter(begins, 24 * 91) }))).toBe(
    "not_found",
  );
});

it("can be canceled, then requested again as a new event", async () => {
  const { listingId } = await createOpenHome({ confirmsItself: true });
  const [first] = await freeOf(listingId);
  const { secret, id, state } = await ask(listingId, first!);
  expect(state).toBe("confirmed");
  const before = await showingBySecret(secret);
  expect(await codeOf(requestAgain(secret, (await freeOf(listingId))[3]!))).toBe("conflict");
  const off = await cancelBuyerShowing(secret, "We found a home.");
  expect(off).toMatchObject({ state: "cancelled", endedBy: "visitor", sequence: 1 });
  await cancelBuyerShowing(secret, "Twice.");
  expect(await showingBySecret(secret)).toMatchObject({ reason: "We found a home.", sequence: 1 });
  expect(await codeOf(acceptBuyerShowing(secret))).toBe("conflict");
  expect(await codeOf(moveBuyerShowing(secret, first!))).toBe("conflict");
  const again = await requestAgain(secret, first!);
  expect(again).toMatchObject({ id, state: "confirmed", sequence: 0, reason: "", endedBy: null });
  expect(again.calendarId).not.toBe(before?.calendarId);
});

it("expires an unanswered request, and frees its time", async () => {
  const { seller, listingId } = await createOpenHome();
  const free = await freeOf(listingId);
  const { secret, id } = await ask(listingId, free.at(-1)!);
  const late = hoursAfter(new Date(), 49);
  expect(await showingBySecret(secret, late)).toMatchObject({ state: "expired" });
  expect((await freeTimesOfListing(listingId, late))?.starts).toContainEqual(free.at(-1));
  const other = requestFor(free.at(-1)!, { email: "bo@example.com" });
  await requestShowing(listingId, other, late);
  const [row] = await database().select().from(showings).where(eq(showings.id, id));
  expect(row).toMatchObject({ state: "expired", answerBy: null });
  const confirm = decideShowing(
    seller.accountId,
    seller.id,
    id,
    { action: "confirm" },
    { now: late },
  );
  expect(await codeOf(confirm)).toBe("conflict");
});

it("can be requested only while the home is active, and only in ways it offers", async () => {
  const { seller, listingId } = await createOpenHome();
  const [first] = await freeOf(listingId);
  const video = requestShowing(listingId, requestFor(first!, { way: "video" }));
  expect(await codeOf(video)).toBe("bad_request");
  expect(await codeOf(ask(listingId, hoursAfter(first!, 0.25)))).toBe("conflict");
  expect(await codeOf(ask(crypto.randomUUID(), first!))).toBe("not_found");
  expect(await freeTimesOfListing(listingId)).not.toBeNull();
  await putSettings(seller, { isOpen: false });
  expect(await freeTimesOfListing(listingId)).toBeNull();
  await putSettings(seller);
  const { secret } = await ask(listingId, first!);
  await database().transaction((tx) => changeListing(tx, listingId, { status: "pending" }));
  expect(await freeTimesOfListing(listingId)).toBeNull();
  expect(await codeOf(ask(listingId, first!, "bo@example.com"))).toBe("conflict");
  expect(await showingBySecret(secret)).toMatchObject({ isOpen: false, state: "requested" });
  expect(await codeOf(moveBuyerShowing(secret, hoursAfter(first!, 24)))).toBe("conflict");
  expect(await freeTimesOfShowing(secret)).toEqual([]);
});

it("rejects an unknown secret", async () => {
  expect(await showingBySecret("x".repeat(43))).toBeNull();
  for (const work of [acceptBuyerShowing, (secret: string) => cancelBuyerShowing(secret, "")]) {
    expect(await codeOf(work("x".repeat(43)))).toBe("not_found");
  }
});

it("stores no readable secret or instructions", async () => {
  const { seller, listingId } = await createOpenHome({ instructions: "Box code 4711" });
  const { secret, id } = await ask(listingId, (await freeOf(listingId))[0]!);
  const stored = await database().execute(
    `select row_to_json(s)::text || row_to_json(t)::text as all
     from showings s join showing_settings t using (listing_id)
     where s.id = '${id}'` as never,
  );
  const text = JSON.stringify(stored);
  expect(text).not.toContain(secret);
  expect(text).not.toContain("4711");
  expect((await schedulingOf(seller.accountId)).settings.instructions).toBe("Box code 4711");
  expect(
    await database().$count(showings, and(eq(showings.id, id), eq(showings.state, "requested"))),
  ).toBe(1);
});

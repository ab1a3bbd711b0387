import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { offerTermsInput } from "#lib/schemas/offer-terms.ts";
import type { HighestAndBestView, NegotiationView } from "#lib/schemas/offers.ts";
import { comparedOffer } from "#tests/offers/compared-offer.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { HighestAndBest } from "./highest-and-best.tsx";

const REQUEST = "POST /api/offers/highest-and-best";
const CANCEL = "DELETE /api/offers/highest-and-best?requestId=00000000-0000-4000-8000-000000000007";

const server = setUpScreen();

const TERMS = offerTermsInput.parse({
  ...{ purchasePrice: "630,000", buyerFinancing: "cash", requestedClosingDate: "2027-05-01" },
  ...{ offerExpirationDate: "2027-04-03", expirationTime: "17:00" },
});
const turn = (
  number: number,
  changes: Partial<NegotiationView["turns"][number]> = {},
): NegotiationView["turns"][number] => ({
  ...{ number, side: "buyer", kind: "terms", terms: TERMS, timeZone: "America/Chicago" },
  ...{ isNoteFlagged: false, hash: "", files: [], submittedAt: `2027-04-01T1${number}:00:00.000Z` },
  ...changes,
});
const ASKED = turn(2, { side: "seller", kind: "highest_and_best" });
const later = { ...TERMS, offerExpirationDate: "2027-04-09" };
const offer = (id: string, name: string, turns: NegotiationView["turns"], changes = {}) =>
  comparedOffer(id, name, { turn: "seller", turns, ...changes });
const OPEN: HighestAndBestView = {
  ...{ id: "00000000-0000-4000-8000-000000000007", timeZone: "America/Chicago", message: "" },
  ...{ requestedAt: "2027-04-01T12:00:00.000Z", dueAt: "2999-04-03T22:00:00.000Z", endedAt: null },
};

beforeEach(() => {
  server.answer(REQUEST, 200, { offers: [], highestAndBest: OPEN });
  server.answer(CANCEL, 200, { offers: [], highestAndBest: null });
});

async function open(offers: Parameters<typeof HighestAndBest>[0]["offers"], request = OPEN) {
  renderScreen(<HighestAndBest {...{ offers }} request={request} />);
  await settle();
}

it("lists who is asked before it sends the request", async () => {
  renderScreen(
    <HighestAndBest
      offers={[
        offer("one", "Offer 1", [turn(1)]),
        offer("two", "Offer 2", [turn(1)], { status: "countered", turn: "buyer" }),
        offer("closed", "Offer 3", [turn(1)], { status: "declined", turn: null }),
      ]}
      request={null}
    />,
  );
  await press("Ask for highest and best offers");
  const buyers = within(screen.getByRole("list", { name: "Buyers" })).getAllByRole("listitem");
  expect(buyers.map(({ textContent }) => textContent)).toEqual([
    "Offer 1 · $630,000 · Bo Li",
    "Offer 2 · $630,000 · Bo Li · replaces your counteroffer",
  ]);
  await fill("Message to all buyers (optional)", "Thank you.");
  await press("Send request");
  expect(server.callsOf(REQUEST).map(({ body }) => body)).toMatchObject([
    { dueTime: "17:00", message: "Thank you.", replaces: null },
  ]);
  expect(toastText()).toContain("Request sent");
});

it("shows who changed their terms, keeps them, or is silent, and cancels the request", async () => {
  const raised = { ...later, purchasePrice: 650_000 };
  await open([
    offer("one", "Offer 1", [turn(1), ASKED, turn(3, { terms: raised })]),
    offer("two", "Offer 2", [turn(1), ASKED, turn(3, { terms: later })]),
    offer("three", "Offer 3", [turn(1), ASKED]),
    offer("four", "Offer 4", [turn(1), ASKED], { status: "withdrawn", turn: null }),
    offer("five", "Offer 5", [turn(1)]),
  ]);
  const answers = within(screen.getByRole("list", { name: "Answers" })).getAllByRole("listitem");
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    "Offer 1 · $630,000 · Answered with new terms",
    "Offer 2 · $630,000 · Answered, keeps their terms",
    "Offer 3 · $630,000 · No answer",
    "Offer 4 · $630,000 · No answer · Withdrawn",
  ]);
  await press("Cancel request");
  expect(server.callsOf(CANCEL)).toEqual([]);
  await press("Cancel request");
  expect(server.callsOf(CANCEL)).toHaveLength(1);
  expect(toastText()).toContain("Request canceled");
});

it("isn't there once an offer is accepted, but for the answers", async () => {
  const accepted = offer("one", "Offer 1", [turn(1), ASKED], { status: "accepted", turn: null });
  const request = { ...OPEN, dueAt: OPEN.requestedAt, endedAt: "2027-04-04T12:00:00.000Z" };
  await open([accepted, offer("two", "Offer 2", [turn(1), ASKED])], request);
  expect(screen.getByText(/^The deadline was /)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { comparedOffer } from "#tests/offers/compared-offer.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { BackupOffers } from "./backup-offers.tsx";
import { OfferAnswer } from "./offer-answer.tsx";

const ORDER = "PUT /api/offers/backups";
const ACCEPT = "POST /api/offers/one/answer";

const server = setUpScreen();

const ACCEPTED = comparedOffer("accepted", "Offer 1", { status: "accepted" });
const backup = (id: string, name: string, backupPosition: number) =>
  comparedOffer(id, name, { status: "backup", backupPosition });
const BACKUPS = [
  backup("three", "Offer 4", 7),
  backup("one", "Offer 2", 1),
  backup("two", "Offer 3", 2),
];

async function open(offers: readonly ComparedOffer[]) {
  renderScreen(<BackupOffers offers={offers} />);
  await settle();
}

beforeEach(() => {
  server.answer(ORDER, 200, { offers: [] });
  server.answer(ACCEPT, 200, { offers: [] });
});

it("lists backups in order, and moves them by a place", async () => {
  await open([ACCEPTED, ...BACKUPS]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1. Offer 2 · $630,000",
    "2. Offer 3 · $630,000",
    "3. Offer 4 · $630,000",
  ]);
  expect(screen.getByRole("button", { name: "Move Offer 2 up" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Move Offer 4 down" })).toBeDisabled();
  await press("Move Offer 2 down");
  await press("Move Offer 4 up");
  expect(server.callsOf(ORDER).map(({ body }) => body)).toEqual([
    { offerIds: ["two", "one", "three"] },
    { offerIds: ["one", "three", "two"] },
  ]);
  expect(screen.queryByRole("button", { name: "Accept Offer 2" })).toBeNull();
});

it("asks whether to accept the next one while none is accepted", async () => {
  await open(BACKUPS);
  expect(server.callsOf(ACCEPT)).toEqual([]);
  await press("Accept Offer 2");
  expect(server.callsOf(ACCEPT).map(({ body }) => body)).toEqual([
    { action: "accept", number: 1, status: "backup" },
  ]);
  expect(toastText()).toContain("Offer accepted");
});

it("isn't there without backups", async () => {
  await open([ACCEPTED]);
  expect(screen.queryByText("Backup offers")).toBeNull();
});

const TERMS = { purchasePrice: 630_000 };
const TURN = { number: 1, timeZone: "America/Chicago", terms: TERMS };
const TURNS = [TURN] as unknown as Parameters<typeof OfferAnswer>[0]["negotiation"]["turns"];

it.each([
  ["received", "seller", true, ["Accept as backup", "Make a counteroffer", "Decline offer"]],
  ["received", "seller", false, ["Accept offer", "Make a counteroffer", "Decline offer"]],
  ["countered", "buyer", true, ["Decline offer"]],
  ["backup", null, true, ["Decline offer"]],
  ["backup", null, false, ["Accept offer", "Decline offer"]],
  ["declined", null, true, []],
] as const)(
  "a seller of an offer that is %s, turn of %s, with another one accepted %s, has %j",
  (status, turn, isAnotherAccepted, names) => {
    const { negotiation } = comparedOffer("one", "Offer 2", { status, turn, turns: TURNS }).offer;
    if (!negotiation) throw new Error("The offer is from a buyer");
    const others = isAnotherAccepted
      ? [comparedOffer("accepted", "Offer 2", { status: "accepted" })]
      : [];
    renderScreen(<OfferAnswer offerId="one" {...{ negotiation, others }} />);
    const shown = screen.queryAllByRole("button").map(({ textContent }) => textContent);
    expect(shown).toEqual(names);
  },
);

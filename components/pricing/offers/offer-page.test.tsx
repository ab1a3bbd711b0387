import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { NegotiationView } from "#lib/schemas/offers.ts";
import { activeListing } from "#tests/listing/view.ts";
import { comparedOffer } from "#tests/offers/compared-offer.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { AfterDeal } from "./after-deal.tsx";
import { OfferAnswer } from "./offer-answer.tsx";

const ID = "00000000-0000-4000-8000-000000000005";
const LISTING = "GET /api/listing";
const ANSWER = `POST /api/offers/${ID}/answer`;
const STATUS = "PUT /api/listing/status";

const server = setUpScreen();

it("asks before an accepted offer ends, sends the reason, and reads the listing again", async () => {
  const turns = [{ number: 1, terms: {} }] as unknown as NegotiationView["turns"];
  const { negotiation } = comparedOffer(ID, "Offer 1", { status: "accepted", turns }).offer;
  if (!negotiation) throw new Error("The offer is from a buyer");
  renderScreen(<OfferAnswer offerId={ID} others={[]} {...{ negotiation }} />);
  await press("The deal fell through");
  await fill("Reason (optional)", "The loan was denied.");
  await press("End this deal");
  expect(server.callsOf(ANSWER)).toEqual([]);
  server.answer(ANSWER, 200, { offers: [] });
  await press("End this deal");
  expect(server.callsOf(ANSWER).map(({ body }) => body)).toEqual([
    { action: "end", number: 1, status: "accepted", reason: "The loan was denied." },
  ]);
  expect(toastText()).toContain("Deal ended");
});

it("offers to make a pending listing active again, and the next backup, once the deal ended", async () => {
  const backup = comparedOffer("one", "Offer 2", { status: "backup", backupPosition: 1 });
  renderScreen(<AfterDeal others={[backup]} />, {
    "/api/listing": activeListing({ status: "pending" }),
  });
  await settle();
  expect(screen.getByRole("button", { name: "Accept Offer 2" })).toBeVisible();
  server.answer(STATUS, 200, activeListing());
  await press("Back to active");
  expect(server.callsOf(STATUS).map(({ body }) => body)).toEqual([
    { status: "active", from: "pending" },
  ]);
  expect(screen.queryByText("Update your listing")).toBeNull();
  expect(server.callsOf(LISTING)).toEqual([]);
});

import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { activeListing } from "#tests/listing/view.ts";
import { comparedOffer } from "#tests/offers/compared-offer.ts";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { OfferPage } from "./offer-page.tsx";

const ID = "00000000-0000-4000-8000-000000000005";
const LISTING = "GET /api/listing";

const server = setUpScreen();

it("reads the listing again after the accepted offer is deleted", async () => {
  const compared = comparedOffer(ID, "Offer 1", { status: "accepted", turns: [] });
  const { negotiation } = compared.offer;
  if (!negotiation) throw new Error("The offer is from a buyer");
  renderScreen(<OfferPage {...{ compared, negotiation }} others={[]} />, {
    "/api/listing": activeListing({ acceptsBackupOffers: true }),
  });
  await settle();
  expect(screen.getByText("Stop accepting backup offers")).toBeVisible();
  server.answer(`DELETE /api/offers/${ID}`, 200, { offers: [] });
  server.answer(LISTING, 200, activeListing());
  await press("Delete offer");
  expect(server.callsOf(LISTING)).toEqual([]);
  await press("Delete offer");
  expect(server.callsOf(LISTING)).toHaveLength(1);
  expect(screen.getByText("Accept backup offers")).toBeVisible();
});

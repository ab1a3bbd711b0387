import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { activeListing } from "#tests/listing/view.ts";
import { comparedOffer } from "#tests/offers/compared-offer.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { AfterAcceptance } from "./after-acceptance.tsx";

const ID = "00000000-0000-4000-8000-000000000005";
const DECLINE = `POST /api/offers/${ID}/answer`;
const STATUS = "PUT /api/listing/status";

const server = setUpScreen();

async function open(listing = activeListing()) {
  const others = [
    comparedOffer(ID, "Offer 2", { turn: "seller" }),
    comparedOffer("closed", "Offer 3", { status: "declined" }),
  ];
  renderScreen(<AfterAcceptance others={others} />, { "/api/listing": listing });
  await settle();
}

beforeEach(() => {
  server.answer(DECLINE, 200, { offers: [] });
  server.answer(STATUS, 200, activeListing({ status: "pending" }));
});

it("changes the listing to Pending in one step, with undo", async () => {
  await open();
  await press("Mark as pending");
  expect(server.callsOf(STATUS).map(({ body }) => body)).toEqual([
    { status: "pending", from: "active" },
  ]);
  expect(toastText()).toContain("Listing marked as pending");
  expect(screen.queryByText("Update your listing")).toBeNull();
  server.answer(STATUS, 200, activeListing());
  await press("Undo");
  expect(toastText()).toContain("Listing is active again");
  expect(server.callsOf(STATUS).at(-1)?.body).toEqual({
    ...{ status: "active", from: "pending", acceptsBackupOffers: false },
  });
  expect(screen.getByText("Update your listing")).toBeVisible();
});

it("says on the listing that backup offers are accepted, and stops it", async () => {
  server.answer(STATUS, 200, activeListing({ acceptsBackupOffers: true }));
  await open();
  await press("Accept backup offers");
  expect(server.callsOf(STATUS)[0]?.body).toEqual({
    status: "active",
    from: "active",
    acceptsBackupOffers: true,
  });
  server.answer(STATUS, 200, activeListing());
  await press("Stop accepting backup offers");
  expect(toastText()).toContain("Your listing no longer mentions backup offers");
  expect(server.callsOf(STATUS)[1]?.body).toMatchObject({ acceptsBackupOffers: false });
  server.answer(STATUS, 200, activeListing({ acceptsBackupOffers: true }));
  await press("Undo");
  expect(toastText()).toContain("Your listing says that you accept backup offers");
});

it("asks nothing of a listing that isn't active", async () => {
  await open(activeListing({ status: "pending" }));
  expect(screen.queryByText("Update your listing")).toBeNull();
});

it("declines an open offer with the edited message, only when it is sent", async () => {
  await open();
  const list = within(screen.getByRole("list", { name: "Other open offers" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  expect(list.getByText("Offer 2 · $630,000 · Bo Li")).toBeVisible();
  await fill("Message to the buyer of Offer 2", "Thank you.");
  expect(server.callsOf(DECLINE)).toEqual([]);
  await press("Decline and send message to the buyer of Offer 2");
  expect(server.callsOf(DECLINE).map(({ body }) => body)).toEqual([
    { action: "decline", number: 1, status: "received", message: "Thank you." },
  ]);
  expect(toastText()).toContain("Offer declined");
});

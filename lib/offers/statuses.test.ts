import { expect, it } from "vitest";
import { OFFER_SIDES, OFFER_STATUSES } from "#lib/fields/offers.ts";
import {
  actionsOf,
  EXPIRED,
  HIGHEST_AND_BEST,
  isClosed,
  type OfferAction,
  type OfferStatuses,
  statusesAfter,
  SUBMITTED,
} from "./statuses.ts";

const COUNTERED: OfferStatuses = { buyer: "received", seller: "countered" };
const AGAIN: OfferStatuses = { buyer: "countered", seller: "received" };
const ACCEPTED: OfferStatuses = { buyer: "accepted", seller: "accepted" };
const BACKUP: OfferStatuses = { buyer: "backup", seller: "backup" };

it.each<[string, OfferStatuses, OfferAction[], OfferAction[]]>([
  ["a new offer", SUBMITTED, ["withdraw"], ["accept", "backup", "counter", "decline"]],
  ["a seller's counteroffer", COUNTERED, ["accept", "counter", "withdraw"], ["decline"]],
  ["a buyer's counteroffer", AGAIN, ["withdraw"], ["accept", "backup", "counter", "decline"]],
  ["an asked offer", HIGHEST_AND_BEST, ["counter", "withdraw"], ["decline"]],
  ["a backup", BACKUP, ["withdraw"], ["accept", "decline"]],
  ["an accepted offer", ACCEPTED, ["end"], ["end"]],
  ["an expired offer", EXPIRED, [], []],
])("says what each side can do with %s", (_, statuses, buyer, seller) => {
  expect([actionsOf(statuses, "buyer"), actionsOf(statuses, "seller")]).toEqual([buyer, seller]);
});

it.each<[OfferStatuses, "buyer" | "seller", OfferAction, OfferStatuses | null]>([
  [SUBMITTED, "seller", "accept", { buyer: "accepted", seller: "accepted" }],
  [SUBMITTED, "seller", "counter", COUNTERED],
  [COUNTERED, "buyer", "counter", AGAIN],
  [COUNTERED, "seller", "decline", { buyer: "declined", seller: "declined" }],
  [SUBMITTED, "buyer", "withdraw", { buyer: "withdrawn", seller: "withdrawn" }],
  [SUBMITTED, "seller", "backup", BACKUP],
  [BACKUP, "seller", "accept", { buyer: "accepted", seller: "accepted" }],
  [BACKUP, "buyer", "withdraw", { buyer: "withdrawn", seller: "withdrawn" }],
  [ACCEPTED, "seller", "end", { buyer: "fell_through", seller: "fell_through" }],
  [ACCEPTED, "buyer", "end", { buyer: "withdrawn", seller: "withdrawn" }],
  [ACCEPTED, "buyer", "withdraw", null],
  [ACCEPTED, "seller", "decline", null],
  [SUBMITTED, "seller", "end", null],
  [COUNTERED, "buyer", "backup", null],
  [HIGHEST_AND_BEST, "buyer", "counter", AGAIN],
  [HIGHEST_AND_BEST, "seller", "accept", null],
  [BACKUP, "seller", "counter", null],
  [SUBMITTED, "buyer", "accept", null],
  [SUBMITTED, "seller", "withdraw", null],
  [EXPIRED, "seller", "accept", null],
])("from %j the %s's %s leads to %j", (before, side, action, after) =>
  expect(statusesAfter(before, side, action)).toEqual(after),
);

it("never leaves a closed offer, and has one side to answer an open one", () => {
  for (const buyer of OFFER_STATUSES) {
    for (const seller of OFFER_STATUSES) {
      const statuses = { buyer, seller };
      if (!isClosed(statuses)) continue;
      for (const side of OFFER_SIDES) expect(actionsOf(statuses, side)).toEqual([]);
    }
  }
});

import { expect, it } from "vitest";
import { describeCanceledBySale } from "./canceled-by-sale.ts";

it.each([
  [0, 0, 0, "You have no upcoming showings or open houses."],
  [0, 0, 2, "2 open houses will be canceled."],
  [1, 0, 0, "1 upcoming showing will be canceled. We'll email the buyer."],
  [3, 0, 1, "3 upcoming showings and 1 open house will be canceled. We'll email the buyers."],
  [
    ...[1, 1, 0],
    "1 upcoming showing will be canceled. The buyer gave no email address, so please tell them yourself.",
  ],
  [
    ...[2, 2, 0],
    "2 upcoming showings will be canceled. The buyers gave no email addresses, so please tell them yourself.",
  ],
  [
    ...[3, 1, 0],
    "3 upcoming showings will be canceled. We'll email the buyers. 1 buyer gave no email address, so please tell them yourself.",
  ],
] as [number, number, number, string][])(
  "says what a sale cancels: %d showings, %d without email, %d open houses",
  (showings, withoutEmail, openHouses, text) => {
    const counts = { showings, withoutEmail, openHouses };
    expect(describeCanceledBySale({ ...counts, canMail: true })).toBe(text);
  },
);

it("says that the site sends no email", () => {
  const counts = { showings: 2, withoutEmail: 0, openHouses: 0, canMail: false };
  expect(describeCanceledBySale(counts)).toBe(
    "2 upcoming showings will be canceled. Email isn't set up on this site, so please tell the buyers yourself.",
  );
});

import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ImportedTurns } from "./imported-turns.tsx";

const UNSTATED = {
  ...{ side: null, status: null, price: null, financing: null, contingencies: null },
  ...{ concessions: null, closingOn: null, deadlineOn: null },
};

it("lists what each turn of an imported offer changes", () => {
  const first = { ...UNSTATED, side: "buyer" as const, sentAt: "2027-03-01T15:00:00.000Z" };
  const turns = [
    { ...first, price: 530_000, financing: "fha" as const, contingencies: [] },
    { ...UNSTATED, sentAt: "2027-03-02T15:00:00.000Z", price: 545_000 },
    { ...first, price: 545_000, financing: "cash" as const, status: "RequestHighestAndBest" },
  ];
  render(<ImportedTurns turns={turns} />);
  const details = screen.getByText("History: 3 turns").closest("details")!;
  expect([...details.querySelectorAll("ol > li")].map(({ textContent }) => textContent)).toEqual([
    "Buyer: first offerMarch 1, 2027Price: $530,000Financing: FHA loanContingencies: None",
    "Turn 2March 2, 2027Price: $530,000 → $545,000",
    "Buyer: turn 3March 1, 2027Financing: FHA loan → CashStatus: Request highest and best",
  ]);
});

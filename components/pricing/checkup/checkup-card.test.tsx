import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { NO_ENTRIES, type NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import type { PriceCheckup } from "#lib/schemas/price-checkup.ts";
import { fill, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { CheckupCard } from "./checkup-card.tsx";

setUpScreen();

const LISTED: NonNullable<PriceCheckup["listed"]> = {
  ...{ since: "2026-10-15", days: 45, followers: 0, notificationId: null },
  week: { days: 7, views: 42, inquiries: 1, showings: 2 },
  ...{ weekBefore: null, pace: null },
};

const STEPS = {
  ...{ declutter: null, deep_clean: null, depersonalize: null },
  ...{ repairs: null, curb_appeal: null, set_stage: null },
};

async function open(
  listed: PriceCheckup["listed"],
  entries: Partial<NetSheetEntries> = {},
): Promise<void> {
  const price = { id: 1, price: 600_000, setAt: "2026-10-01T12:00:00.000Z", setBy: null };
  renderScreen(<CheckupCard />, {
    "/api/price-checkup": { listed },
    "/api/asking-price": { history: [{ ...price, visibility: "shown" }] },
    "/api/net-proceeds": {
      facts: netSheetFacts({ state: "WA", propertyBasics: null }, STEPS),
      entries: { ...NO_ENTRIES, ...entries },
      revision: 0,
    },
  });
  await settle();
}

it("is there only for an active listing", async () => {
  await open(null);
  expect(screen.queryByRole("heading")).toBeNull();
});

it("describes the listing, each sentence with its source", async () => {
  await open(LISTED);
  expect(
    screen.getByText("Your home was listed 45 days ago, on Oct 15, 2026."),
  ).toBeInTheDocument();
  const sentence = "In the last 7 days: 42 views, 1 message and 2 showing requests.";
  expect(screen.getByText(sentence, { selector: "li" })).toBeInTheDocument();
  expect(screen.getByText(sentence, { selector: "dt" }).nextElementSibling).toHaveTextContent(
    /listing traffic/,
  );
});

it("asks for a price below the current one, and compares it", async () => {
  await open(LISTED);
  for (const typed of ["600000", "abc", "-1", "0", "5%"]) {
    await fill("Lower price", typed);
    expect(screen.getByLabelText("Lower price")).toHaveAccessibleDescription(
      "Enter a price below $600,000.",
    );
  }
  await fill("Lower price", "$580,000");
  expect(screen.getByLabelText("Lower price")).toBeValid();
  expect(screen.getAllByText(/^You'd net \$/)).not.toHaveLength(0);
  expect(screen.getByText(/To see when this breaks even/)).toBeInTheDocument();
  expect(screen.queryByText(/a month\.$/)).toBeNull();
});

it("says when the lower price breaks even, once costs are entered", async () => {
  await open(LISTED, { monthlyMortgageInterest: 1_500 });
  await fill("Lower price", "580,000");
  expect(screen.getByText("Owning your home costs $1,500 a month.", { selector: "li" }));
  expect(screen.getByText(/breaks even if your home sells \d+ weeks sooner/, { selector: "li" }));
});

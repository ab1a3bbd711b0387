import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { OnlineListingScreen } from "#components/listing/online-listing-screen.tsx";
import type { ContradictionsView } from "#lib/schemas/listing.ts";
import { activeListing, checklistWithout, listingOf } from "#tests/listing/view.ts";
import { ADDRESS } from "#tests/property.ts";
import { press, renderScreen, setUpScreen } from "#tests/screen.tsx";

setUpScreen({ path: "/online-listing" });

const FRIDGE: ContradictionsView["contradictions"][number] = {
  sides: [
    { label: "Description", href: "/description", says: "The refrigerator stays." },
    { label: "Inventory", href: "/documents/what-stays", says: "Excluded: Refrigerator" },
  ],
};

const open = (listing: object, contradictions: ContradictionsView["contradictions"]) =>
  renderScreen(<OnlineListingScreen />, {
    "/api/property": ADDRESS,
    "/api/listing": listing,
    "/api/listing/contradictions": { contradictions },
  });

it("lists contradictions with links to both places while the listing is public", () => {
  open(activeListing(), [FRIDGE]);
  const list = screen.getByRole("list", { name: "Contradictions in your listing" });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Description", "/description"],
    ["Inventory", "/documents/what-stays"],
  ]);
  expect(list).toHaveTextContent("The refrigerator stays.");
  expect(list).toHaveTextContent("Excluded: Refrigerator");
});

it("doesn't mention contradictions when there are none", async () => {
  open(listingOf({ checklist: checklistWithout() }), []);
  expect(screen.queryByText("Contradictions in your listing")).toBeNull();
  await press("Publish listing");
  expect(screen.getByRole("dialog")).not.toHaveTextContent(/contradict/i);
});

it("mentions contradictions before publishing without blocking it", async () => {
  open(listingOf({ checklist: checklistWithout() }), [FRIDGE]);
  await press("Publish listing");
  const dialog = screen.getByRole("dialog");
  expect(dialog).toHaveTextContent("Two places in your listing contradict each other.");
  expect(within(dialog).getByRole("button", { name: "Publish listing" })).toBeEnabled();
});

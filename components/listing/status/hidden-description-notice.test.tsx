import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { accepted, openDescription, setUpDescription, TEXT } from "#tests/description-screen.tsx";
import { activeListing } from "#tests/listing/view.ts";
import { press } from "#tests/screen.tsx";
import { OnlineListingScreen } from "#components/listing/online-listing-screen.tsx";
import { ADDRESS } from "#tests/property.ts";
import { renderScreen } from "#tests/screen.tsx";

setUpDescription();

const HIDDEN = activeListing({ hiddenDescription: { kind: "claim", quote: "three bedrooms" } });
const SENTENCE = "Buyers can't see your description: “three bedrooms” doesn't match your details.";

it("shows on the online listing with a link to fix it, and in the status", () => {
  renderScreen(<OnlineListingScreen />, { "/api/property": ADDRESS, "/api/listing": HIDDEN });
  expect(screen.getByRole("alert")).toHaveTextContent(SENTENCE);
  expect(screen.getByRole("link", { name: "Review description" })).toHaveAttribute(
    "href",
    "/description",
  );
  expect(screen.getByText("Active, description hidden")).toBeVisible();
});

it("opens the text on the description screen, which isn't marked done", async () => {
  await openDescription(accepted(TEXT), HIDDEN);
  expect(screen.getByText(SENTENCE)).toBeVisible();
  expect(screen.queryByText("Congratulations! You're done.")).toBeNull();
  await press("Review description");
  expect(screen.getByRole("textbox", { name: "Description" })).toHaveFocus();
});

it("isn't shown while buyers see the description", async () => {
  await openDescription(accepted(TEXT), activeListing());
  expect(screen.queryByText(/Buyers can't see/)).toBeNull();
  expect(screen.getByText("Congratulations! You're done.")).toBeVisible();
});

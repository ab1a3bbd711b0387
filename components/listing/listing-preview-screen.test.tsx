import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ListingView } from "#lib/schemas/listing.ts";
import { activeListing, checklistWithout, listingOf } from "#tests/listing/view.ts";
import { ADDRESS } from "#tests/property.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { ListingPreviewScreen } from "./listing-preview-screen.tsx";

setUpScreen({ path: "/listing-preview" });

async function open(view: ListingView, property: unknown = ADDRESS) {
  renderScreen(<ListingPreviewScreen />, { "/api/listing": view, "/api/property": property });
  await settle();
}
const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Preview of your listing page/);

it("links to the address when there is no home", async () => {
  await open(listingOf(), null);
  expect(screen.getByRole("link", { name: "Add your address" })).toBeVisible();
  expect(screen.queryByTitle(/^Preview/)).toBeNull();
});

it("shows the page at each device's width", async () => {
  await open(listingOf());
  expect(frame()).toHaveAttribute("src", "/api/listing/preview");
  expect(frame()).toHaveStyle({ width: "390px" });
  fireEvent.click(screen.getByRole("radio", { name: "Desktop" }));
  expect(frame()).toHaveStyle({ width: "1280px" });
  expect(frame()).toHaveAccessibleName("Preview of your listing page on a desktop");
  expect(screen.getByRole("link", { name: "Open in new tab" })).toHaveAttribute(
    "href",
    "/api/listing/preview",
  );
});

it("reloads the page on request, and when the tab becomes visible again", async () => {
  await open(listingOf());
  const reload = vi.fn();
  vi.spyOn(frame(), "contentWindow", "get").mockReturnValue({
    location: { reload },
  } as unknown as Window);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent(document, new Event("visibilitychange"));
  expect(reload).toHaveBeenCalledTimes(2);
});

it("shows what's missing before the home can be published", async () => {
  await open(listingOf({ checklist: checklistWithout("description", "right") }));
  expect(screen.getByText("8 of 10 requirements complete.")).toBeVisible();
  const list = within(screen.getByRole("list", { name: "Publishing requirements" }));
  expect(list.getByRole("link", { name: "Description" })).toHaveAttribute("href", "/description");
  expect(screen.getByText("Your listing isn't published yet.")).toBeVisible();
});

it("asks for nothing once the home is sold", async () => {
  await open(activeListing({ status: "sold", checklist: checklistWithout("claims") }));
  expect(screen.queryByRole("list", { name: "Publishing requirements" })).toBeNull();
});

it("says when changes appear and what the public page leaves out", async () => {
  const quote = { quote: "no children", reason: "It refuses families." };
  await open(activeListing({ violations: [{ where: "description", photoId: null, ...quote }] }));
  expect(screen.getByText("Changes appear on your listing page within two seconds.")).toBeVisible();
  expect(screen.getByText(/left off your listing page/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open listing page" })).toHaveAttribute(
    "href",
    "https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101",
  );
});

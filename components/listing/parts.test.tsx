import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { activeListing, listingOf } from "#tests/listing/view.ts";
import { fill, press, renderScreen, settle, setUpScreen, valueOf } from "#tests/screen.tsx";
import { PageAddressCard } from "./page-address-card.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SharePart } from "./share-part.tsx";
import { ExportListing } from "./export-listing.tsx";

const server = setUpScreen({ path: "/online-listing" });

describe("the contact settings", () => {
  const SAVE = "PUT /api/listing/settings";

  it("start empty and take the profile's email on request", async () => {
    server.answer(SAVE, 200, listingOf());
    renderScreen(<SettingsForm view={listingOf()} />);
    expect(valueOf("Email shown to buyers (optional)")).toBe("");
    await press("Use ana@example.com");
    await press("Save");
    expect(server.bodies(SAVE)).toEqual([
      { contactEmail: "ana@example.com", contactPhone: null, showsEstimate: false },
    ]);
    expect(screen.getByText("Your changes are saved.")).toBeVisible();
  });

  it("show what's wrong with an invalid phone number", async () => {
    renderScreen(<SettingsForm view={listingOf()} />);
    await fill("Phone shown to buyers (optional)", "555");
    await press("Save");
    expect(screen.getByText("Enter a phone number with area code")).toBeVisible();
    expect(server.calls).toEqual([]);
  });
});

describe("the links to the page", () => {
  it("each have a copy button once the page has an address", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    const view = activeListing();
    const { unmount } = renderScreen(<PageAddressCard view={view} />);
    await press("Copy short link");
    await press("Copy link");
    expect(writeText.mock.calls).toEqual([[view.shortUrl], [view.url]]);
    unmount();
    renderScreen(<PageAddressCard view={listingOf()} />);
    expect(screen.queryByRole("button", { name: "Copy short link" })).toBeNull();
  });
});

describe("exporting the listing", () => {
  it("lists what the export leaves out", async () => {
    server.answer("GET /api/listing/export/review", 200, {
      warnings: ["The description is longer than 4,000 characters."],
      leftOut: [
        { name: "Flooring", value: "Terrazzo", reason: "The dictionary has no name for it." },
      ],
    });
    renderScreen(<ExportListing />);
    await settle();
    expect(screen.getByText(/longer than 4,000 characters/)).toBeVisible();
    expect(screen.getByText("1 detail is left out")).toBeVisible();
    expect(screen.getByText("Flooring: Terrazzo.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Download listing (JSON)" })).toHaveAttribute(
      "href",
      "/api/listing/export",
    );
  });

  it("still offers the photos when the review couldn't be loaded", async () => {
    server.answer("GET /api/listing/export/review", 500, {});
    renderScreen(<ExportListing />);
    await settle();
    expect(screen.getByText("We couldn't load the export review")).toBeVisible();
    expect(screen.getByRole("link", { name: "Download photos (ZIP)" })).toBeVisible();
  });
});

describe("sharing the listing", () => {
  const share = (view: ReturnType<typeof listingOf>) =>
    renderScreen(<SharePart view={view} place="611 S Maple St, Seattle" />);

  it("links to a network with the page's address while it's public", () => {
    share(activeListing());
    expect(screen.getByRole("link", { name: "Facebook" })).toHaveAttribute(
      "href",
      "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fporchlight.example%2Fhomes%2F611-s-maple-st-seattle-wa-98101%3Futm_source%3Dfacebook.com%26utm_medium%3Dsocial",
    );
  });

  it("asks to publish first, and names the plan that includes it", () => {
    share(listingOf());
    expect(screen.getByText(/^Publish your listing to share/)).toBeVisible();
    const ended = { name: "Premium", isActive: false, withdrawnAt: null, seesTraffic: false };
    share(activeListing({ plan: ended }));
    expect(screen.getByText(/come with the Basic plan/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Facebook" })).toBeNull();
  });
});

import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ListingFinding, ListingView } from "#lib/schemas/listing.ts";
import { activeListing, checklistWithout, listingOf } from "#tests/listing/view.ts";
import { ADDRESS } from "#tests/property.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { OnlineListingScreen } from "./online-listing-screen.tsx";

const STATUS = "PUT /api/listing/status";
const KEPT = "PATCH /api/properties/description/kept-notes";
const server = setUpScreen({
  path: "/online-listing",
  now: new Date("2026-11-22T18:00:00Z"),
});

async function open(view: ListingView, property: unknown = ADDRESS) {
  renderScreen(<OnlineListingScreen />, {
    "/api/listing": view,
    "/api/listing/contradictions": { contradictions: [] },
    "/api/property": property,
    "/api/inquiries/unread": { unread: view.newInquiries },
  });
  await settle();
}
const dialog = () => screen.getByRole("dialog");
const pressInDialog = async (name: string) => {
  fireEvent.click(within(dialog()).getByRole("button", { name }));
  await settle();
};

it("links to the address when there is no home", async () => {
  await open(listingOf(), null);
  expect(screen.getByRole("link", { name: "Add your address" })).toHaveAttribute(
    "href",
    "/property-address",
  );
  expect(screen.queryByRole("heading", { name: "Status" })).toBeNull();
});

it("says why an operator took the page down, and offers no status", async () => {
  const takenDown = { reason: "It shows another home.", since: "2026-11-20T18:00:00Z" };
  await open(activeListing({ status: "withdrawn", canBecome: [], takenDown }));
  const notice = screen.getByRole("alert");
  expect(notice).toHaveTextContent(/took down your listing page\. Reason: It shows another home\./);
  expect(notice).toHaveTextContent(/November 20, 2026/);
  expect(within(notice).getByRole("link", { name: "Contact Support" })).toHaveAttribute(
    "href",
    "/support?from=/online-listing",
  );
  expect(screen.queryByRole("button", { name: /Publish/ })).toBeNull();
});

describe("the checklist", () => {
  it("links to the screens for missing items and blocks publishing", async () => {
    await open(listingOf({ checklist: checklistWithout("price", "cover", "right") }));
    const list = within(screen.getByRole("list", { name: "Publishing requirements" }));
    expect(list.getByRole("link", { name: "Price" })).toHaveAttribute("href", "/pricing");
    expect(list.getAllByRole("img", { name: "Missing:" })).toHaveLength(3);
    expect(list.getByText(/range \$600,000 to \$680,000/)).toBeVisible();
    expect(
      screen.getByText("7 of 10 requirements complete. Complete the rest to publish."),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Publish listing" })).toBeDisabled();
  });

  it("allows publishing when complete, once the right to sell is confirmed", async () => {
    server.answer(STATUS, 200, activeListing());
    await open(listingOf());
    await press("Publish listing");
    await pressInDialog("Publish listing");
    expect(screen.getByText("Confirm this before you publish")).toBeVisible();
    expect(server.calls).toEqual([]);
    fireEvent.click(screen.getByLabelText(/^I have the right to sell this home/));
    await pressInDialog("Publish listing");
    expect(server.bodies(STATUS)).toEqual([
      { status: "active", from: "draft", confirmsRight: true },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(toastText()).toContain("Listing published");
    expect(screen.getByText("Since November 2, 2026.")).toBeVisible();
    expect(screen.getByRole("group", { name: "Change status" })).toHaveFocus();
  });
});

it("confirms the right to sell from the checklist, and shows an error if that fails", async () => {
  const RIGHT = "PUT /api/listing/right-to-sell";
  await open(listingOf());
  expect(screen.getByRole("button", { name: "Publish listing" })).toBeEnabled();
  server.answer(RIGHT, 409, { error: "Try again." });
  await press("Confirm your right to sell");
  expect(toastText()).toContain("We couldn't save your confirmation");
  server.answer(RIGHT, 200, listingOf({ checklist: checklistWithout() }));
  await press("Confirm your right to sell");
  expect(screen.queryByRole("button", { name: "Confirm your right to sell" })).toBeNull();
  expect(screen.queryByRole("img", { name: "Missing:" })).toBeNull();
});

describe("the status", () => {
  it("coming soon asks for the first day and shows the server's error", async () => {
    server.answer(STATUS, 400, {
      error: "Invalid input",
      fields: { activeOn: ["Must be at most 30 days ahead"] },
    });
    await open(listingOf({ checklist: checklistWithout() }));
    await press("Publish as coming soon");
    await pressInDialog("Publish as coming soon");
    expect(screen.getByText("Enter the first day on the market")).toBeVisible();
    await fill("First day on the market", "2027-05-01");
    await pressInDialog("Publish as coming soon");
    expect(server.bodies(STATUS)).toEqual([
      { status: "coming_soon", from: "draft", activeOn: "2027-05-01" },
    ]);
    expect(screen.getByText("Must be at most 30 days ahead")).toBeVisible();
  });

  it("sold shows what it cancels, including what was requested in the meantime", async () => {
    const canceledBySale = { showings: 1, withoutEmail: 0, openHouses: 1, canMail: true };
    await open(activeListing({ canceledBySale }));
    const now = activeListing({ canceledBySale: { ...canceledBySale, showings: 2 } });
    server.answer("GET /api/listing", 200, now);
    await press("Mark as sold");
    expect(within(dialog()).getByRole("status")).toHaveTextContent(
      "2 upcoming showings and 1 open house will be canceled. We'll email the buyers.",
    );
    expect(within(dialog()).getByText(/Automations are paused\.$/)).toBeVisible();
  });

  it("sold hides what no longer matters, and can be undone", async () => {
    await open(
      activeListing({
        ...{ status: "sold", canBecome: ["active", "withdrawn"], newInquiries: 2 },
        checklist: checklistWithout("claims"),
      }),
    );
    for (const name of ["Publishing requirements", "Open houses"]) {
      expect(screen.queryByRole("heading", { name })).toBeNull();
    }
    expect(screen.queryByText(/from buyers\.$/)).toBeNull();
    expect(screen.getByRole("link", { name: "See what comes next" })).toHaveAttribute(
      "href",
      "/dashboard",
    );
    await press("Make active again");
    expect(within(dialog()).getByText(/Canceled showings and open houses stay/)).toBeVisible();
  });

  it("sold takes the date and, optionally, the sale price", async () => {
    const sold = activeListing({ status: "sold", soldOn: "2026-11-22", soldPrice: 655_000 });
    server.answer(STATUS, 200, sold);
    await open(activeListing());
    await press("Mark as sold");
    expect(screen.getByLabelText("Sold on")).toHaveValue("2026-11-22");
    await fill("Sale price (optional)", "$655,000");
    await pressInDialog("Mark as sold");
    expect(server.bodies(STATUS)).toEqual([
      {
        ...{ status: "sold", from: "active", soldOn: "2026-11-22" },
        ...{ soldPrice: 655_000, showsSoldPrice: false },
      },
    ]);
    expect(
      screen.getByText(/Sold on November 22, 2026\. Sale price: \$655,000, not shown/),
    ).toBeVisible();
  });

  it("withdrawn says that the page goes offline, and shows why it was refused", async () => {
    server.answer(STATUS, 409, { error: "The home is withdrawn already." });
    await open(activeListing());
    await press("Withdraw listing");
    expect(within(dialog()).getByText(/go offline right away/)).toBeVisible();
    await pressInDialog("Withdraw listing");
    expect(within(dialog()).getByText("The home is withdrawn already.")).toBeVisible();
  });

  it("shows its history with who made each change", async () => {
    const history: ListingView["history"] = [
      { status: "active", at: "2026-11-20T08:00:00.000Z", by: null },
      { status: "coming_soon", at: "2026-11-02T17:00:00.000Z", by: "Ana Torres" },
    ];
    await open(activeListing({ history }));
    expect(screen.getByText("Nov 20, 2026, 12:00 AM, automatically")).toBeInTheDocument();
    expect(screen.getByText("Nov 2, 2026, 9:00 AM, by Ana Torres")).toBeInTheDocument();
  });
});

describe("findings in the text", () => {
  const claim: ListingView["claims"][number] = {
    where: "description",
    photoId: null,
    quote: "New  Roof",
    reason: "Not in your property details.",
    isKept: false,
  };

  it("link a fair housing violation to the screen where it can be changed", async () => {
    const violation: ListingFinding = {
      where: "caption",
      photoId: "00000000-0000-4000-8000-000000000001",
      quote: "perfect for families",
      reason: "It names who should live there.",
    };
    await open(listingOf({ violations: [violation] }));
    expect(screen.getByRole("link", { name: "Change “perfect for families”" })).toHaveAttribute(
      "href",
      "/photography",
    );
    expect(screen.getByText(violation.reason)).toBeVisible();
  });

  it("let the seller keep an unsupported claim", async () => {
    server.answer(KEPT, 200, { phrases: ["new roof"] });
    server.answer("GET /api/listing", 200, listingOf({ claims: [{ ...claim, isKept: true }] }));
    await open(listingOf({ claims: [claim] }));
    await press(/^Keep “New/);
    expect(server.bodies(KEPT)).toEqual([{ phrase: "new roof", kept: true }]);
    expect(screen.getByText("Kept")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Don't keep “New/ })).toHaveFocus();
  });
});

describe("the plan", () => {
  it("shows what's ready and a link to the plans when there is none", async () => {
    const plan = { name: null, isActive: false, withdrawnAt: null, seesTraffic: false };
    await open(listingOf({ plan, checklist: checklistWithout("plan", "right", "cover") }));
    expect(screen.getAllByText(/^7 of 10 requirements complete/)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Choose a plan" })).toHaveAttribute("href", "/plans");
  });

  it("shows when the page goes offline once the plan has expired", async () => {
    const withdrawnAt = "2026-12-02T05:00:00.000Z";
    await open(
      activeListing({ plan: { name: "Basic", isActive: false, withdrawnAt, seesTraffic: true } }),
    );
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Your plan has expired. Your listing page stays online until December 1, 2026",
    );
  });
});

it("says only until when a sold home's page stays online", async () => {
  const plan = { name: "Basic", isActive: false, seesTraffic: true };
  const withdrawnAt = "2026-12-02T05:00:00.000Z";
  await open(activeListing({ status: "sold", plan: { ...plan, withdrawnAt } }));
  expect(screen.getByText(/stays online until December 1, 2026\.$/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Choose a plan" })).toBeNull();
});

describe("the page's address", () => {
  it("can be opened, copied, and downloaded as a QR code while the home is public", async () => {
    const view = activeListing();
    await open(view);
    expect(screen.getByRole("link", { name: "Open listing page" })).toHaveAttribute(
      "href",
      view.url,
    );
    expect(screen.getByRole("link", { name: "Download QR code (PNG)" })).toHaveAttribute(
      "href",
      "/api/listing/qr-code.png",
    );
    expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
  });

  it("can't be opened once the home is withdrawn", async () => {
    await open(activeListing({ status: "withdrawn", canBecome: ["active"] }));
    expect(screen.queryByRole("link", { name: "Open listing page" })).toBeNull();
    expect(screen.getByText(/^This link is offline/)).toBeVisible();
  });
});

it("links to new messages", async () => {
  await open(activeListing({ newInquiries: 2 }));
  expect(screen.getByRole("link", { name: "2 new messages" })).toHaveAttribute(
    "href",
    "/online-listing/messages",
  );
});

it("counts unread messages on their tab", async () => {
  await open(activeListing({ newInquiries: 2 }));
  const tabs = within(screen.getByRole("navigation", { name: "Online Listing" }));
  expect(
    tabs.getAllByRole("link").map((tab) => [tab.textContent, tab.getAttribute("href")]),
  ).toEqual([
    ["Publish", "/online-listing"],
    ["Messages (2)", "/online-listing/messages"],
    ["Traffic", "/online-listing/traffic"],
    ["Automation", "/online-listing/automation"],
  ]);
  expect(tabs.getByRole("link", { name: "Publish" })).toHaveAttribute("aria-current", "page");
});

it("collapses finished requirements", async () => {
  await open(listingOf({ checklist: checklistWithout("price") }));
  const finished = screen.getByText("Show 9 finished");
  expect(screen.getByRole("link", { name: "Price" })).toBeVisible();
  expect(screen.getByText("Description", { exact: true })).not.toBeVisible();
  fireEvent.click(finished);
  expect(screen.getByText("Description", { exact: true })).toBeVisible();
});

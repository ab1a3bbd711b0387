import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { readDraft, writeDraft } from "#components/forms/drafts.ts";
import { navigateTo } from "#components/ui/navigate.ts";
import { visit } from "#tests/navigation.ts";
import { AppShell } from "./app-shell.tsx";
import { initials } from "./shell-user.ts";

function setUp(path = "/pricing", name: string | null = "Ana Ruiz") {
  visit(path);
  const queries = new QueryClient();
  queries.setQueryData(["/api/profile"], { name });
  render(
    <QueryClientProvider client={queries}>
      <AppShell user={{ name, email: "ana@example.com" }}>
        <h1>Screen</h1>
      </AppShell>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), queries };
}

const sidebar = () => within(screen.getByRole("navigation", { name: "Main" }));
const current = () =>
  sidebar()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);

describe("the sidebar", () => {
  it("has the four groups with their items in order", () => {
    setUp();
    const groups = sidebar()
      .getAllByRole("list")
      .map((list) => [
        document.getElementById(list.getAttribute("aria-labelledby") ?? "")?.textContent,
        within(list)
          .getAllByRole("link")
          .map((link) => [link.textContent, link.getAttribute("href")]),
      ]);
    expect(groups).toEqual([
      [
        "YOUR PROPERTY",
        [
          ["Address", "/property-address"],
          ["The Basics", "/property-basics"],
          ["Specific Features", "/property-features"],
          ["Description", "/description"],
        ],
      ],
      [
        "GET READY",
        [
          ["Steps", "/get-ready/steps"],
          ["Resources", "/get-ready/resources"],
        ],
      ],
      [
        "LIST BUILDER",
        [
          ["Pricing", "/pricing"],
          ["Photography", "/photography"],
          ["Listing Preview", "/listing-preview"],
          ["Scheduling", "/scheduling"],
        ],
      ],
      [
        "MARKETING",
        [
          ["Online Listing", "/online-listing"],
          ["Templates", "/templates"],
        ],
      ],
    ]);
  });

  it.each([
    ["/pricing", ["Pricing"]],
    ["/Property-Address/", ["Address"]],
    ["/property", ["Address"]],
    ["/GET-READY/Steps", ["Steps"]],
    ["/get-ready", []],
    ["/profile", []],
  ])("at %s highlights %j", (path, expected) => {
    setUp(path);
    expect(current()).toEqual(expected);
  });
});

describe("the top bar", () => {
  it("links to the documents", () => {
    setUp();
    expect(screen.getByRole("link", { name: "Documents" })).toHaveAttribute("href", "/documents");
  });

  it("opens the user menu with the keyboard", async () => {
    const { user } = setUp();
    screen.getByRole("button", { name: "User menu: Ana Ruiz" }).focus();
    await user.keyboard("{Enter}");
    const items = await screen.findAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Profile",
      "Billing",
      "Users",
      "Support",
      "Help",
      "Logout",
    ]);
    expect(items[0]).toHaveAttribute("href", "/profile");
    expect(items[3]).toHaveAttribute("href", "/support?from=/pricing");
  });

  it("opens the sidebar in a sheet, which closes when a link is followed", async () => {
    const { user } = setUp();
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Porchlight" }));
    expect(sheet.getByRole("link", { name: "Pricing" })).toHaveAttribute("aria-current", "page");
    const link = sheet.getByRole("link", { name: "Steps" });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("the bottom bar", () => {
  const bar = () => within(screen.getByRole("navigation", { name: "Quick navigation" }));

  it.each([
    ["/dashboard", "Home"],
    ["/Online-Listing/", "Listing"],
    ["/online-listing/share", "Listing"],
    ["/scheduling/open-houses", "Showings"],
    ["/online-listings", null],
    ["/pricing", null],
  ])("at %s marks %s", (path, expected) => {
    setUp(path);
    const marked = bar()
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page")
      .map((link) => link.textContent);
    expect(marked).toEqual(expected ? [expected] : []);
  });

  it("opens the menu, dashboard and documents first, and gets the focus back", async () => {
    const { user } = setUp("/documents");
    const more = bar().getByRole("button", { name: "More" });
    await user.click(more);
    const sheet = within(await screen.findByRole("dialog", { name: "Porchlight" }));
    const links = sheet.getAllByRole("link").slice(0, 3);
    expect(links.map((link) => link.textContent)).toEqual(["Dashboard", "Documents", "Address"]);
    expect(links[1]).toHaveAttribute("aria-current", "page");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(more).toHaveFocus());
  });
});

describe("the frame", () => {
  it("starts with a link that skips to the main landmark", () => {
    setUp();
    expect(screen.getAllByRole("link")[0]).toHaveTextContent("Skip to main content");
    expect(screen.getAllByRole("link")[0]).toHaveAttribute(
      "href",
      `#${screen.getByRole("main").id}`,
    );
  });

  it.each([
    ["Ana Ruiz", "AR"],
    ["  ana  maria ruiz ", "AR"],
    ["ana", "A"],
    ["😀 Ruiz", "😀R"],
    [" ", "X"],
    [null, "X"],
  ])("turns the name %j into the initials %s", (name, expected) => {
    expect(initials({ name, email: "x@example.com" })).toBe(expected);
  });
});

describe("Logout", () => {
  beforeEach(() => {
    writeDraft("u1", "address", { city: "Boise" });
  });

  it("logs out, clears all data, and loads /", async () => {
    const fetched = vi.fn(async () => Response.json({ success: true }));
    vi.stubGlobal("fetch", fetched);
    const { user, queries } = setUp();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/"));
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      "/api/logout",
      expect.objectContaining({ method: "POST" }),
    );
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(readDraft("u1", "address")).toBeNull();
  });

  it("does the same when the call fails, and only logs the error", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubGlobal("fetch", async () => Response.json({ error: "Down" }, { status: 503 }));
    const { user, queries } = setUp();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/"));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(readDraft("u1", "address")).toBeNull();
    expect(screen.queryByText("Down")).not.toBeInTheDocument();
  });
});

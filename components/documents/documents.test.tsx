import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ChecklistItemView, DocumentsView, DocumentView } from "#lib/schemas/documents.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { DocumentsScreen } from "./documents-screen.tsx";

const itemOf = (
  key: ChecklistItemView["key"],
  title: string,
  state: ChecklistItemView["state"],
): ChecklistItemView => ({
  ...{ key, title, state, text: `About the ${title}`, due: null, doubt: null, asksLawyer: false },
  ...{ source: { name: "Custom", url: null, isConfirmed: true }, folder: "title", isFiled: false },
});
const DEED: DocumentView = {
  ...{ id: "0d4a6b1c-3f52-4f0e-9a68-0c5a7d1e2f30", revision: 1, name: "Warranty deed", note: "" },
  ...{ folder: "title", visibility: "everyone", ownsVisibility: true, item: "deed" },
  ...{ addedAt: "2026-11-01T10:00:00Z", addedByName: null, version: 1, versions: [], links: [] },
  isListed: false,
  goneAt: null,
};
const VIEW: DocumentsView = {
  ...{ documents: [DEED], deleted: [], bytes: 1000, cannotAdd: null },
  checklist: {
    ...{ state: "Wisconsin", wanted: [] },
    items: [
      itemOf("deed", "Deed", "done"),
      itemOf("survey", "Survey", "missing"),
      itemOf("well", "Well records", "not_needed"),
      itemOf("permits", "Permits", "missing"),
    ],
  },
};

const server = setUpScreen();
const open = (tab: "checklist" | "files", view = VIEW) =>
  renderScreen(<DocumentsScreen tab={tab} />, { "/api/documents": view });
const titlesIn = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByText(/./, { selector: "h3" })
    .map(({ textContent }) => textContent);
const detailsOf = (title: string) =>
  screen.getByText(title, { selector: "h3" }).closest("details") as HTMLDetailsElement;

it("opens the next checklist item and collapses finished items", () => {
  open("checklist");
  expect(titlesIn("Checklist")).toEqual(["Survey", "Permits"]);
  expect(detailsOf("Survey").open).toBe(true);
  expect(detailsOf("Permits").open).toBe(false);
  expect(screen.getByText("1 of 3 complete")).toBeVisible();
  const finished = screen.getByText("Show 2 finished").closest("details") as HTMLDetailsElement;
  expect(finished.open).toBe(false);
  expect(finished).toHaveTextContent("Deed");
  expect(finished).toHaveTextContent("Well records");
  expect(screen.queryByRole("heading", { name: "Folders" })).toBeNull();
});

it("keeps an item in place when its status changes", async () => {
  open("checklist");
  const [deed, , ...others] = VIEW.checklist.items;
  const items = [deed!, itemOf("survey", "Survey", "done"), ...others];
  server.answer("PUT /api/checklist/survey", 200, {
    ...VIEW,
    checklist: { ...VIEW.checklist, items },
  });
  fireEvent.change(screen.getByLabelText("Status: Survey"), { target: { value: "done" } });
  await settle();
  expect(screen.getByText("2 of 3 complete")).toBeVisible();
  expect(titlesIn("Checklist")).toEqual(["Survey", "Permits"]);
  expect(screen.getByText("Show 2 finished")).toBeVisible();
});

it("has no empty sections when every item is open or finished", () => {
  const all = (state: ChecklistItemView["state"]) => ({
    ...VIEW,
    checklist: {
      ...VIEW.checklist,
      items: VIEW.checklist.items.map((item) => ({ ...item, state })),
    },
  });
  const { unmount } = open("checklist", all("missing"));
  expect(titlesIn("Checklist")).toHaveLength(4);
  expect(screen.queryByText(/^Show \d+ finished$/)).toBeNull();
  unmount();
  open("checklist", all("done"));
  expect(screen.queryByRole("list", { name: "Checklist" })).toBeNull();
  expect(screen.getByText("Show 4 finished")).toBeVisible();
});

it("shows the files by folder on their own tab", () => {
  open("files");
  expect(screen.getByRole("heading", { name: "Folders" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Warranty deed" })).toBeVisible();
  expect(screen.queryByText(/of 3 complete/)).toBeNull();
  const tabs = within(screen.getByRole("navigation", { name: "Documents" }));
  expect(tabs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/documents",
    "/documents/files",
    "/documents/what-stays",
  ]);
});

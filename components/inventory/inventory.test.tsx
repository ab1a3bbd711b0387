import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { InventoryView } from "#lib/schemas/inventory.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { InventoryCard } from "./inventory-card.tsx";

const PUT = "PUT /api/inventory";
const ids = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const ITEMS: InventoryView["items"] = ["Dishwasher", "Shelf"].map((name, index) => ({
  ...{ id: ids[index] ?? "", room: "kitchen", name, kind: "fixture", fate: "stays" },
  ...{ price: null, note: "", feature: null },
}));
const VIEW: InventoryView = {
  ...{ hasHome: true, version: 1, isShown: false, items: ITEMS },
  ...{ fromFeatures: 0, findings: [], hasTools: true },
};

const server = setUpScreen();

async function open(view = VIEW) {
  const rendered = renderScreen(<InventoryCard />, { "/api/inventory": view });
  await settle();
  return rendered;
}

const names = () =>
  within(screen.getByRole("list", { name: "Kitchen" }))
    .getAllByRole("radiogroup")
    .map((group) => group.getAttribute("aria-label")?.split(": ")[1]);
const click = (name: string | RegExp) => act(() => screen.getByRole("button", { name }).click());
const quiet = () => settle(800);

it("adds, edits, moves, removes, and restores items, and saves them with the version", async () => {
  await open();
  click("Move Shelf up");
  expect(names()).toEqual(["Shelf", "Dishwasher"]);
  click("Move Shelf up");
  expect(names()).toEqual(["Shelf", "Dishwasher"]);
  click("Remove Shelf");
  expect(names()).toEqual(["Dishwasher"]);
  click("Undo");
  expect(names()).toEqual(["Shelf", "Dishwasher"]);
  click("Add to Kitchen");
  const form = screen.getByRole("form", { name: "Add to Kitchen" });
  fireEvent.submit(form);
  expect(form.textContent).toContain("Enter a name");
  fireEvent.change(within(form).getByLabelText("Item name"), { target: { value: "Stove" } });
  act(() => within(form).getByRole("radio", { name: "For sale" }).click());
  fireEvent.change(within(form).getByLabelText(/^Price/), { target: { value: "lots" } });
  fireEvent.submit(form);
  expect(form.textContent).toContain("Must be a number");
  fireEvent.change(within(form).getByLabelText(/^Price/), { target: { value: "$1,200" } });
  fireEvent.submit(form);
  expect(names()).toEqual(["Shelf", "Dishwasher", "Stove"]);
  click("Cancel");
  expect(document.activeElement?.textContent).toBe("Add to Kitchen");
  click("Edit Stove");
  click("Done");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Edit Stove");
  const last = () => server.bodies(PUT).at(-1) as InventoryView;
  server.answer(PUT, 200, { ...VIEW, version: 2 });
  await quiet();
  expect(last()).toMatchObject({
    version: 1,
    items: [{ name: "Shelf" }, { name: "Dishwasher" }, { name: "Stove", price: 1200 }],
  });
});

it("keeps changes when another window saved first, and lets the person choose", async () => {
  await open();
  server.answer(PUT, 409, { error: "This list was changed in another window." });
  const theirs = { ...VIEW, version: 5, items: [] };
  server.answer("GET /api/inventory", 200, theirs);
  act(() => screen.getAllByRole("radio", { name: "Excluded" })[0]?.click());
  await quiet();
  expect(screen.getByRole("alert").textContent).toContain("changed in another window");
  expect(server.bodies(PUT)).toHaveLength(1);
  server.answer(PUT, 200, { ...VIEW, version: 6 });
  click("Keep mine");
  await quiet();
  expect(server.bodies(PUT).at(-1)).toMatchObject({
    version: 5,
    items: [{ name: "Dishwasher", fate: "goes" }, { name: "Shelf" }],
  });
});

it("doesn't treat the previous page's save on leaving as a conflict", async () => {
  const first = await open();
  act(() => screen.getAllByRole("radio", { name: "Excluded" })[0]?.click());
  first.unmount();
  await settle();
  // The last page's save arrives after this page has read the list, and before its own save.
  server.answer(PUT, 409, { error: "This list was changed in another window." });
  await open();
  const [sent] = server.bodies(PUT) as InventoryView[];
  server.answer("GET /api/inventory", 200, { ...VIEW, items: sent?.items, version: 2 });
  await quiet();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getAllByRole("radio", { name: "Excluded" })[0]).toHaveProperty("checked", true);

  server.answer(PUT, 200, { ...VIEW, version: 3 });
  act(() => screen.getAllByRole("radio", { name: "Excluded" })[1]?.click());
  await quiet();
  expect(server.bodies(PUT).at(-1)).toMatchObject({ version: 2 });
});

it("shows no conflict when the list already has the changes kept in this browser", async () => {
  const first = await open();
  act(() => screen.getAllByRole("radio", { name: "Excluded" })[0]?.click());
  first.unmount();
  await settle();
  const [sent] = server.bodies(PUT) as InventoryView[];
  const asked = server.bodies(PUT).length;
  await open({ ...VIEW, items: sent?.items ?? [], version: 2 });
  await quiet();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(server.bodies(PUT)).toHaveLength(asked);
});

it("asks which list to keep when another window has saved since", async () => {
  const first = await open();
  act(() => screen.getAllByRole("radio", { name: "Excluded" })[0]?.click());
  first.unmount();
  await settle();
  const asked = server.bodies(PUT).length;
  const { unmount } = await open({ ...VIEW, version: 5, items: [] });
  await quiet();
  expect(screen.getByRole("alert").textContent).toContain("changed in another window");
  expect(server.bodies(PUT)).toHaveLength(asked);
  // No list was chosen, so the next page load asks again.
  act(() => screen.getAllByRole("radio", { name: "Included" })[1]?.click());
  unmount();
  await open({ ...VIEW, version: 5, items: [] });
  expect(names()).toEqual(["Dishwasher", "Shelf"]);
  click("Use their version");
  await quiet();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("list", { name: "Kitchen" })).toBeNull();
  expect(server.bodies(PUT)).toHaveLength(asked);
});

it("says what the plan adds, and still offers the list as text", async () => {
  await open({ ...VIEW, hasTools: false });
  expect(screen.getByText(/The Basic plan shows it on your listing/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /PDF to sign/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Download as text" })).toBeTruthy();
});

it("opens the first room of a long list, and each room that gets an item", async () => {
  const item = (index: number, room: "kitchen" | "garage") => ({
    ...{ id: `00000000-0000-4000-8000-00000000001${index}`, room, name: `Item ${index}` },
    ...{ kind: "fixture" as const, fate: index % 2 ? ("goes" as const) : ("stays" as const) },
    ...{ price: null, note: "", feature: null },
  });
  const items = [0, 1, 2, 3, 4, 5, 6].map((index) => item(index, index < 4 ? "kitchen" : "garage"));
  await open({ ...VIEW, items });
  const isOpen = (room: string) =>
    screen.getByText(room, { selector: "h3" }).closest("details")?.open;
  expect([isOpen("Kitchen"), isOpen("Garage")]).toEqual([true, false]);
  expect(screen.getByText("2 included, 2 excluded")).toBeTruthy();
  fireEvent.click(screen.getByText("Kitchen", { selector: "h3" }));
  expect([isOpen("Kitchen"), isOpen("Garage")]).toEqual([false, false]);
  fireEvent.change(screen.getByLabelText("Filter by room"), { target: { value: "garage" } });
  expect(isOpen("Garage")).toBe(true);
  click("Add to another room");
  const form = screen.getByRole("form", { name: "Add to another room" });
  fireEvent.change(within(form).getByLabelText("Room"), { target: { value: "kitchen" } });
  fireEvent.change(within(form).getByLabelText("Item name"), { target: { value: "Stove" } });
  fireEvent.submit(form);
  expect([isOpen("Kitchen"), isOpen("Garage")]).toEqual([true, true]);
  server.answer(PUT, 200, { ...VIEW, version: 2 });
  await quiet();
});

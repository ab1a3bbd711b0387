import { describe, expect, it } from "vitest";
import { FEATURE_OPTIONS, NO_FEATURES } from "#lib/fields/features.ts";
import { INVENTORY_ROOM_KEYS } from "#lib/fields/inventory.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import type { Measure } from "#lib/templates/drawing.ts";
import { beginningOf } from "./from-features.ts";
import { inventoryAsText } from "./plain-text.ts";
import { drawInventory } from "./sheet.ts";
import { publicItems } from "./public-items.ts";

const FEATURES = {
  ...NO_FEATURES,
  appliances: ["Dishwasher" as const, "Washer" as const],
  parking: { types: ["Garage - Attached" as const, "Garage - Detached" as const], totalSpaces: 2 },
  flooring: ["Carpet" as const],
};
const item = (change: Partial<InventoryItem> = {}): InventoryItem => ({
  ...{ id: crypto.randomUUID(), room: "kitchen", name: "Shelf", kind: "fixture", fate: "stays" },
  ...{ price: null, note: "", feature: null },
  ...change,
});

describe("a new list", () => {
  it("starts with the chosen features, each once", () => {
    const begun = beginningOf(FEATURES, []);
    expect(begun.map(({ name, room, kind, fate }) => [name, room, kind, fate])).toEqual([
      ["Dishwasher", "kitchen", "fixture", "stays"],
      ["Washer", "laundry_room", "thing", "goes"],
      ["Garage door opener and remotes", "garage", "fixture", "stays"],
    ]);
    expect([beginningOf(null, []), beginningOf(NO_FEATURES, [])]).toEqual([[], []]);
  });

  it("doesn't repeat existing items, even if renamed", () => {
    const renamed = { name: "Bosch dishwasher", feature: "appliances: Dishwasher" };
    const typed = { name: " WASHER ", feature: null };
    const opener = { name: "Garage door opener and remotes", feature: null };
    expect(beginningOf(FEATURES, [renamed, typed, opener])).toEqual([]);
  });

  it("has no duplicates when every feature is chosen", () => {
    const { rooms: _rooms, parking, ...lists } = FEATURE_OPTIONS;
    const all = { ...NO_FEATURES, ...lists, parking: { types: [...parking], totalSpaces: 1 } };
    const begun = beginningOf(all as unknown as typeof NO_FEATURES, []);
    expect(new Set(begun.map(({ name }) => name)).size).toBe(begun.length);
    expect(beginningOf(all as unknown as typeof NO_FEATURES, begun)).toEqual([]);
  });
});

it("shows buyers included and for-sale items by room, if shown and in the plan", () => {
  const items = [
    item({ room: "garage", name: "Rack" }),
    item({ name: "Piano", fate: "goes" }),
    item({ name: "Sofa", fate: "for_sale", price: 300 }),
  ];
  const names = (isShown: boolean, plan: string | null) =>
    publicItems({ isShown, items }, plan).map(({ name }) => name);
  expect(names(true, "Basic")).toEqual(["Sofa", "Rack"]);
  expect([names(false, "Basic"), names(true, "Starter"), names(true, null)]).toEqual([[], [], []]);
});

it("exports as text by room", () => {
  const items = [item({ fate: "for_sale", price: 1200, note: "by\nthe door" })];
  const text = inventoryAsText({ address: "1 Elm St", day: "May 1, 2027", items });
  expect(text).toContain("KITCHEN\r\nShelf - For sale: $1,200 - by the door\r\n");
});

describe("the document to sign", () => {
  // Half as wide as tall, or zero for characters that the fonts don't have.
  const measure: Measure = (text, _face, size) =>
    [...text].filter((letter) => letter < "\u3000").length * size * 0.5;
  const draw = (items: InventoryItem[]) =>
    drawInventory({ address: "1 Elm St", day: "May 1, 2027", items }, measure);
  const linesOf = (page: ReturnType<typeof draw>["pages"][number] = []) =>
    page.flatMap((mark) => (mark.kind === "text" ? mark.lines : []));

  it.each([0, 3, 300])("fits all of %i items on its pages", (count) => {
    const items = Array.from({ length: count }, (_, index) =>
      item({
        room: INVENTORY_ROOM_KEYS[index % INVENTORY_ROOM_KEYS.length] ?? "other",
        name: `Thing${index} ${"w".repeat(60)}`,
        note: "A note. ".repeat(index % 30),
      }),
    );
    const { pages } = draw(items);
    const lines = pages.flatMap(linesOf);
    for (const { text, x, y } of lines) {
      expect([x >= 54, x + measure(text, "sans", 9.5) <= 612, y > 50, y <= 738]).toEqual(
        Array(4).fill(true),
      );
    }
    for (const index of items.keys()) {
      expect(lines.filter(({ text }) => text.split(" ")[0] === `Thing${index}`)).toHaveLength(1);
    }
    expect(linesOf(pages.at(-1)).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Seller", "Buyer", `Page ${pages.length} of ${pages.length}`]),
    );
  });

  it("notes letters that can't be printed and marks a room that continues", () => {
    const names = ["冷蔵庫", ...Array.from({ length: 60 }, (_, index) => `Lamp ${index}`)];
    const { pages } = draw(names.map((name) => item({ name })));
    const texts = pages.flatMap(linesOf).map(({ text }) => text);
    expect(texts).toContain("Kitchen (continued)");
    expect(texts.join(" ")).toContain("letters that we can't print");
  });
});

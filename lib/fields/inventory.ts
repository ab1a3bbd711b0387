export const INVENTORY_ROOMS = {
  whole_home: "Whole home",
  entry: "Entry and hallway",
  living_room: "Living room",
  family_room: "Family room",
  dining_room: "Dining room",
  kitchen: "Kitchen",
  laundry_room: "Laundry room",
  main_bedroom: "Primary bedroom",
  bedroom_2: "Bedroom 2",
  bedroom_3: "Bedroom 3",
  bedroom_4: "Bedroom 4",
  bedroom_5: "Bedroom 5",
  bathrooms: "Bathrooms",
  office: "Office",
  basement: "Basement",
  attic: "Attic",
  garage: "Garage",
  outside: "Yard and outside",
  other: "Other",
} as const satisfies Record<string, string>;
export type InventoryRoom = keyof typeof INVENTORY_ROOMS;
export const INVENTORY_ROOM_KEYS = Object.keys(INVENTORY_ROOMS) as [
  InventoryRoom,
  ...InventoryRoom[],
];

export const ENTER_ITEM_NAME = "Enter a name";

export const INVENTORY_KINDS = ["fixture", "thing"] as const;
export type InventoryKind = (typeof INVENTORY_KINDS)[number];
export const INVENTORY_KIND_LABELS: Record<InventoryKind, { label: string; hint: string }> = {
  fixture: { label: "Fixture", hint: "Attached or built in" },
  thing: { label: "Movable item", hint: "Can be carried away" },
};

export const INVENTORY_FATES = ["stays", "goes", "for_sale"] as const;
export type InventoryFate = (typeof INVENTORY_FATES)[number];
export const INVENTORY_FATE_LABELS: Record<InventoryFate, string> = {
  stays: "Included",
  goes: "Excluded",
  for_sale: "For sale",
};

export const MAX_INVENTORY_ITEMS = 300;
export const MAX_INVENTORY_NAME = 100;
export const MAX_INVENTORY_NOTE = 300;

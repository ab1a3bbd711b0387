/** `many`: a home can have several, which are numbered. */
export const PHOTO_ROOMS = {
  exterior_front: { label: "Front of the home", many: false },
  exterior_back: { label: "Back of the home", many: false },
  exterior_side: { label: "Side of the home", many: false },
  entry: { label: "Entry", many: false },
  living_room: { label: "Living room", many: false },
  family_room: { label: "Family room", many: false },
  kitchen: { label: "Kitchen", many: false },
  dining_room: { label: "Dining room", many: false },
  breakfast_nook: { label: "Breakfast nook", many: false },
  bedroom: { label: "Bedroom", many: true },
  bathroom: { label: "Bathroom", many: true },
  closet: { label: "Closet", many: false },
  laundry_room: { label: "Laundry room", many: false },
  mud_room: { label: "Mud room", many: false },
  office: { label: "Office", many: false },
  library: { label: "Library", many: false },
  workshop: { label: "Workshop", many: false },
  sun_room: { label: "Sun room", many: false },
  hallway: { label: "Hallway or stairs", many: false },
  basement: { label: "Basement", many: false },
  attic: { label: "Attic", many: false },
  garage: { label: "Garage or parking", many: false },
  deck_or_patio: { label: "Deck, patio or porch", many: false },
  yard: { label: "Yard", many: false },
  pool: { label: "Pool", many: false },
  land: { label: "Land", many: false },
  view: { label: "View", many: false },
  street: { label: "Street or neighborhood", many: false },
  building: { label: "Building or shared spaces", many: false },
  floor_plan: { label: "Floor plan", many: false },
  other: { label: "Other", many: false },
} as const satisfies Record<string, { label: string; many: boolean }>;
export type PhotoRoom = keyof typeof PHOTO_ROOMS;
export const PHOTO_ROOM_KEYS = Object.keys(PHOTO_ROOMS) as [PhotoRoom, ...PhotoRoom[]];

/** Changes that a buyer would notice in the home. Light, color, angle and cropping aren't alterations. */
export const ALTERATIONS = {
  items_added: "Furniture or other items added",
  items_removed: "Items removed",
  twilight: "Daylight changed to dusk",
  sky_or_grounds: "Sky, lawn or grounds changed",
  surfaces: "Floors, walls or fixtures changed",
  drawn: "Drawing of what could be built",
  other: "Something else changed",
} as const;
export type Alteration = keyof typeof ALTERATIONS;
export const ALTERATION_KEYS = Object.keys(ALTERATIONS) as [Alteration, ...Alteration[]];

export const MAX_PHOTOS = 60;
export const MAX_PHOTO_BYTES = 25 * 1024 * 1024;
export const PHOTO_PART_BYTES = 5 * 1024 * 1024;
export const MAX_CAPTION = 200;
export const MAX_ALTERNATIVE_TEXT = 250;
export const MAX_PHOTO_FILE_NAME = 255;
export const DAYS_TO_RESTORE = 30;

export const PHOTO_WIDTHS = { thumbnail: 400, small: 768, medium: 1600, large: 2560 } as const;

/** Clockwise, in degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export const MAX_STRAIGHTEN = 15;
export const BRIGHTNESS = { least: 0.5, most: 1.5 } as const;

export const VIEW_UNALTERED_PHOTO = "View unaltered photo";
export const MAKE_COVER_PHOTO = "Make cover photo";

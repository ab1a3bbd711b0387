import {
  collectFacts,
  type DescribedProperty,
  type Home,
  readHome,
} from "#lib/description/index.ts";
import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";
import { PHOTO_ROOMS, type PhotoRoom } from "#lib/fields/photos.ts";
import type { CoverageView, PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { adviceOn } from "./advice.ts";
import { countOf, type PhotoOfRoom, roomLabel } from "./rooms.ts";

/** More of a kind would make the guide longer than the number of photos allowed. */
const MAX_OF_A_KIND = 20;

/** In the usual order of a listing. */
const LOOKED_FOR: readonly [PhotoRoom, (home: Home) => boolean][] = [
  ["building", isOf("condominium")],
  ["exterior_front", isOf("single_family", "multi_family")],
  ["living_room", hasRooms],
  ["family_room", has("rooms", "Family Room")],
  ["kitchen", hasRooms],
  ["breakfast_nook", has("rooms", "Breakfast Nook")],
  ["dining_room", has("rooms", "Dining Room")],
  ["bedroom", hasRooms],
  ["bathroom", hasRooms],
  ["closet", has("rooms", "Walk-in closet")],
  ["library", has("rooms", "Library")],
  ["sun_room", has("rooms", "Sun Room", "Solarium/Atrium")],
  ["laundry_room", has("rooms", "Laundry Room")],
  ["mud_room", has("rooms", "Mud Room")],
  ["workshop", has("rooms", "Workshop")],
  ["basement", hasBasement],
  ["attic", has("indoorFeatures", "Attic")],
  ["garage", hasParking],
  ["land", isOf("land_lot")],
  ["deck_or_patio", has("outdoorFeatures", "Deck", "Balcony/patio", "Porch")],
  ["pool", has("outdoorFeatures", "Pool")],
  ["yard", hasYard],
  ["exterior_back", isOf("single_family", "multi_family")],
  ["view", has("outdoorFeatures", "Waterfront", "Dock")],
  ["street", isOf("land_lot")],
  ["floor_plan", () => true],
];

function isOf(...types: Home["type"][]) {
  return (home: Home) => types.includes(home.type);
}

function has<Group extends FeatureGroup>(group: Group, ...options: FeatureOption<Group>[]) {
  return (home: Home) => options.some((option) => home.has(group, option));
}

function hasRooms(home: Home): boolean {
  return home.type !== "land_lot";
}

function hasBasement(home: Home): boolean {
  const chosen = has("basement", "Finished", "Partially finished", "Unfinished");
  return chosen(home) || home.basementSize > 0;
}

function hasParking(home: Home): boolean {
  const chosen = has("parking", "Garage - Attached", "Garage - Detached", "Carport");
  return chosen(home) || home.garageSize > 0;
}

function hasYard(home: Home): boolean {
  const chosen = has("outdoorFeatures", "Lawn", "Garden", "Fenced yard", "Pond");
  return hasRooms(home) && (chosen(home) || (home.type === "single_family" && home.lot > 0));
}

/** Returns the rooms of a kind: one for each that The Basics count, or one. */
function roomsOf(key: PhotoRoom, property: DescribedProperty): PhotoRoomChoice[] {
  const count = countOf(key, property.basics);
  if (!PHOTO_ROOMS[key].many || count === null || count === 1) return [{ key, number: null }];
  const listed = Math.min(count, MAX_OF_A_KIND);
  return Array.from({ length: listed }, (_, index) => ({ key, number: index + 1 }));
}

/**
 * Assigns photos to the rooms of one kind. A photo without a matching number covers the first uncovered
 * room.
 */
function coveredBy(rooms: readonly PhotoRoomChoice[], photos: readonly PhotoOfRoom[]) {
  const covered = rooms.map((): string[] => []);
  const unnumbered: string[] = [];
  for (const { id, room } of photos) {
    const index = rooms.findIndex(({ number }) => number !== null && number === room?.number);
    (covered[index] ?? unnumbered).push(id);
  }
  for (const id of unnumbered)
    (covered.find((ids) => ids.length === 0) ?? covered.at(-1))?.push(id);
  return covered;
}

function labelOf(room: PhotoRoomChoice, { propertyType, basics }: DescribedProperty): string {
  if (propertyType !== "land_lot") return roomLabel(room, basics);
  return room.key === "floor_plan" ? "Site plan" : roomLabel(room, basics);
}

/**
 * Returns the rooms that buyers look for in this home, with the photos that cover each and advice on
 * taking them. Empty without a property.
 */
export function coverageOf(
  property: DescribedProperty | null,
  photos: readonly PhotoOfRoom[],
): CoverageView {
  if (!property) return { wanted: [] };
  const home = readHome(collectFacts(property));
  const wanted = LOOKED_FOR.filter(([, isLookedFor]) => isLookedFor(home)).flatMap(([key]) => {
    const rooms = roomsOf(key, property);
    const covered = coveredBy(
      rooms,
      photos.filter(({ room }) => room?.key === key),
    );
    return rooms.map((room, index) => ({
      room,
      label: labelOf(room, property),
      photoIds: covered[index] ?? [],
      advice: adviceOn(key, home.type),
    }));
  });
  return { wanted };
}

import type { PhotoRoom } from "#lib/fields/photos.ts";
import type { PropertyType } from "#lib/fields/property.ts";

const INSIDE = [
  "Shoot in daylight with the curtains open, every lamp on and the flash off.",
  "Stand in a doorway or corner. Hold the phone level, 4 to 5 feet above the floor.",
  "Use the standard lens (1x). The ultra-wide lens (0.5x) bends walls and makes rooms look larger than they are.",
];

const OUTSIDE = [
  "Pick a dry, bright day and keep the sun behind you.",
  "Keep people and license plates out of the photo.",
];

const FRONT = [
  "Show the whole front from across the street, slightly to one side so two walls are visible.",
  "Move cars, trash cans, hoses and signs out of view first.",
  "This makes a good cover photo. Most buyers see it before any other.",
];

const ADVICE: Record<PhotoRoom, readonly string[]> = {
  exterior_front: [...FRONT, ...OUTSIDE],
  exterior_back: [
    "Step back until the whole back of the home fits, with some of the yard in front of it.",
    "Put away tools, toys, hoses and trash cans.",
    ...OUTSIDE,
  ],
  exterior_side: ["Show how much space there is between your home and the next one.", ...OUTSIDE],
  entry: [
    "Open the inner doors so buyers can see where the entry leads.",
    "Put away shoes, coats, bags, keys and mail. Close the cover of any alarm panel.",
    ...INSIDE,
  ],
  living_room: [
    "Shoot from two corners: one facing the windows, one facing away.",
    "Clear tables and floors, hide cables and remotes, and turn off the TV.",
    "Take down family photos, diplomas and names, or keep them out of the shot.",
    ...INSIDE,
  ],
  family_room: [
    "Shoot from the corner that shows the most floor.",
    "Put away toys, games and blankets, and turn off screens.",
    "Take down family photos and anything with names on it.",
    ...INSIDE,
  ],
  kitchen: [
    "Shoot from two sides: one along the counters, one toward the eating area.",
    "Clear the counters except for one or two items. Empty the sink and drying rack.",
    "Clear the refrigerator door and put medicine away.",
    "Hold the phone a little higher so the countertops show.",
    ...INSIDE,
  ],
  dining_room: [
    "Show the whole table and the way to the kitchen. Push the chairs in evenly.",
    "Leave the table bare or set it simply.",
    ...INSIDE,
  ],
  breakfast_nook: [
    "Show the table with the window beside it. Part of the kitchen can be visible.",
    "Clear the table of letters and papers.",
    ...INSIDE,
  ],
  bedroom: [
    "Make the bed. Stand where you can see the bed, a window and the floor beside it.",
    "Clear the nightstands of medicine, chargers, jewelry and papers.",
    "Take down personal photos and names, especially in a child's room.",
    ...INSIDE,
  ],
  bathroom: [
    "Close the toilet lid, hang fresh towels, and clear the edges of the sink and tub.",
    "Put away medicine, razors and toothbrushes.",
    "Stand in the doorway, out of view of any mirror. A vertical photo is fine in a narrow room.",
    ...INSIDE,
  ],
  closet: [
    "Take out a third of the clothes so buyers can see the depth.",
    "Put jewelry, safes and documents out of sight.",
    ...INSIDE,
  ],
  laundry_room: ["Put away laundry and cleaning supplies, and close the machine doors.", ...INSIDE],
  mud_room: ["Leave a few hooks and shelves empty. Put away keys and the calendar.", ...INSIDE],
  office: [
    "Turn off screens and clear the desk. People can read bills, letters and passwords in a sharp photo.",
    "Take down diplomas and certificates with names on them.",
    ...INSIDE,
  ],
  library: [
    "Show the shelves from one end of the room to the other, along with the seating.",
    "Take framed photos off the shelves.",
    ...INSIDE,
  ],
  workshop: ["Sweep, clear the bench and put tools away. Cover or move valuable ones.", ...INSIDE],
  sun_room: [
    "Shoot when the sun isn't shining straight in, so the view outside is visible.",
    "Wipe the windows. Dust shows against the light.",
    ...INSIDE,
  ],
  hallway: [
    "Stand at one end with the doors open and the lights on. A vertical photo is fine here.",
    "Take family photos off the walls and shoes off the stairs.",
    ...INSIDE,
  ],
  basement: [
    "Turn on every lamp, and add one in any dark corner.",
    "Stack stored items along one wall so buyers can see the floor and walls.",
    ...INSIDE,
  ],
  attic: [
    "Show the ceiling height and the way up.",
    "Turn on every lamp, and watch where you step.",
    ...INSIDE,
  ],
  garage: [
    "Move the car out and open the door for light.",
    "Put away loose items. Keep license plates and door openers out of the photo.",
    "Show the full width so buyers can judge what fits.",
  ],
  deck_or_patio: [
    "Sweep, open the umbrella and set out the chairs as if guests were coming.",
    "Take one photo facing away from the home and one facing it.",
    ...OUTSIDE,
  ],
  yard: [
    "The day before, mow, rake and put away hoses and toys.",
    "Stand in a corner to show the length of the yard and its fence.",
    ...OUTSIDE,
  ],
  pool: [
    "Remove the cover and cleaning gear, and let the water settle.",
    "Show the whole pool and its fence, from higher up if you can.",
    ...OUTSIDE,
  ],
  land: [
    "Take one photo from the road, one from the middle, and one of each feature, such as water, trees or a slope.",
    "Show the corner markers if you can see them.",
    "Show the land as it is. Keep power lines, ditches and neighboring buildings in the photo.",
    ...OUTSIDE,
  ],
  view: [
    "Shoot from where people would stand: a window, the deck or the shore.",
    "Show it the way the eye sees it. Don't zoom in.",
    ...OUTSIDE,
  ],
  street: [
    "Stand on the sidewalk and take one photo in each direction.",
    "Keep neighbors, their house numbers and license plates out of the photo.",
    "Pick a dry, bright day and keep the sun behind you.",
  ],
  building: [
    "Show the building with its entrance or sign.",
    "Add photos of the shared spaces when they're empty.",
    "Keep names on doorbells and mailboxes out of the photo.",
    ...OUTSIDE,
  ],
  floor_plan: [
    "A floor plan shows how the rooms connect. A neat hand drawing with measurements is fine.",
    "Lay it flat and take the photo from straight above without shadows, or add an image file.",
    "Don't show where alarms, safes and cameras are.",
  ],
  other: [
    "Use the caption to say what the photo shows.",
    "Check for anything personal: faces, names, mail, medicine, keys, alarm panels or screens.",
  ],
};

const PLAN_OF_LAND = [
  "A site plan shows the lot's shape, its size and where the road is.",
  "A survey or the county's parcel map works best, if you're allowed to publish it.",
  "Lay it flat and take the photo from straight above without shadows, or add an image file.",
];

/** Returns advice on photographing a room. */
export function adviceOn(room: PhotoRoom, type: PropertyType): string[] {
  return [...(room === "floor_plan" && type === "land_lot" ? PLAN_OF_LAND : ADVICE[room])];
}

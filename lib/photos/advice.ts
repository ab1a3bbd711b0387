import type { PhotoRoom } from "#lib/fields/photos.ts";
import type { PropertyType } from "#lib/fields/property.ts";

const INSIDE = [
  "Take it by day with every lamp on and the curtains open, and no flash.",
  "Stand in a doorway or a corner and hold the phone level, 4 to 5 feet above the floor.",
  "Use the ordinary lens (1x): the ultra-wide one (0.5x) bends walls and makes rooms look larger than they are.",
];

const OUTSIDE = [
  "Go on a dry, bright day and keep the sun behind you.",
  "Keep people and license plates out of the picture.",
];

const FRONT = [
  "Take the whole front from across the street, a little to one side so that two walls show.",
  "Move cars, trash cans, hoses and signs out of the picture first.",
  "This is a good first photograph: most buyers see it before any other.",
];

const ADVICE: Record<PhotoRoom, readonly string[]> = {
  exterior_front: [...FRONT, ...OUTSIDE],
  exterior_back: [
    "Step back far enough that the whole back of the home fits, with some of the ground before it.",
    "Put away tools, toys, hoses and trash cans.",
    ...OUTSIDE,
  ],
  exterior_side: ["Show how much room there is between the home and the next.", ...OUTSIDE],
  entry: [
    "Open the inner doors so that a buyer sees where the way leads.",
    "Put away shoes, coats, bags, keys and mail, and close the cover of an alarm panel.",
    ...INSIDE,
  ],
  living_room: [
    "Take it from two corners: one toward the windows, one away from them.",
    "Clear tables and floor; hide cables and remote controls, and turn the television off.",
    "Take family photographs, diplomas and names off walls and shelves, or frame the picture without them.",
    ...INSIDE,
  ],
  family_room: [
    "Take one from the corner that shows most of the floor.",
    "Put away toys, games and blankets; turn screens off.",
    "Take family photographs and names off walls and shelves.",
    ...INSIDE,
  ],
  kitchen: [
    "Take it from two sides: one along the counters, one toward where people eat.",
    "Clear the counters but for one or two things; empty the sink and the drying rack.",
    "Take magnets, notes, calendars and pictures off the refrigerator, and put medicine away.",
    "Hold the phone a little higher, so that the counter tops show.",
    ...INSIDE,
  ],
  dining_room: [
    "Show the whole table and the way to the kitchen; push the chairs in evenly.",
    "Leave the table bare, or set it simply.",
    ...INSIDE,
  ],
  breakfast_nook: [
    "Show the table with the window beside it; part of the kitchen may be seen.",
    "Clear the table of mail and papers.",
    ...INSIDE,
  ],
  bedroom: [
    "Make the bed smoothly, and stand where the bed, a window and the floor beside it all show.",
    "Clear the nightstands: medicine, chargers, jewelry and papers.",
    "Take personal photographs and names off the walls, most of all in a child's room.",
    ...INSIDE,
  ],
  bathroom: [
    "Put the lid down, hang fresh towels, and take everything off the edges of sink and tub.",
    "Put away medicine, razors and toothbrushes.",
    "Stand in the doorway, where no mirror shows you; upright is fine if the room is narrow.",
    ...INSIDE,
  ],
  closet: [
    "Take out a third of what hangs there, so that its depth can be seen.",
    "Put jewelry, safes and documents out of sight.",
    ...INSIDE,
  ],
  laundry_room: [
    "Put away laundry and cleaning supplies; close the doors of the machines.",
    ...INSIDE,
  ],
  mud_room: ["Leave a few hooks and shelves empty, and put keys and the calendar away.", ...INSIDE],
  office: [
    "Turn screens off and clear the desk: bills, letters, notes and passwords can be read in a sharp photograph.",
    "Take diplomas and certificates with names off the wall.",
    ...INSIDE,
  ],
  library: [
    "Show the shelves from one end of the room to the other, with the place to sit.",
    "Take framed photographs off the shelves.",
    ...INSIDE,
  ],
  workshop: [
    "Sweep, clear the bench and put tools in their places; cover or move valuable ones.",
    ...INSIDE,
  ],
  sun_room: [
    "Take it when the sun doesn't shine straight in, so that the view outside stays visible.",
    "Wipe the windows: dust shows against the light.",
    ...INSIDE,
  ],
  hallway: [
    "Stand at one end, with the doors open and their lights on; upright is fine here.",
    "Take family photographs off the walls and shoes off the stairs.",
    ...INSIDE,
  ],
  basement: [
    "Turn on every lamp and add one where a corner stays dark.",
    "Stack what is stored along one wall, so that floor and walls can be seen as they are.",
    ...INSIDE,
  ],
  attic: [
    "Show the height under the roof and the way up.",
    "Turn on every lamp, and mind where you stand.",
    ...INSIDE,
  ],
  garage: [
    "Move the car out and open the door for light.",
    "Put away what hangs loose; keep license plates and door openers out of the picture.",
    "Show the whole width, so that a buyer can judge which cars fit.",
  ],
  deck_or_patio: [
    "Sweep it, open the umbrella and set the chairs as if guests were coming.",
    "Take one from the home outward and one back toward the home.",
    ...OUTSIDE,
  ],
  yard: [
    "Mow, rake and put away hoses and toys a day before.",
    "Stand in a corner, so that the length of the yard and its fence can be seen.",
    ...OUTSIDE,
  ],
  pool: [
    "Take the cover and the cleaning gear away and let the water come to rest.",
    "Show the whole pool with its fence, from a step or a window above if you can.",
    ...OUTSIDE,
  ],
  land: [
    "Take one from the road inward, one from the middle, and one toward each thing worth showing: water, trees, a slope.",
    "Show what marks the corners, where there is something to see.",
    "Show the ground as it is: lines, ditches and neighboring buildings stay in the picture.",
    ...OUTSIDE,
  ],
  view: [
    "Take it from where one would stand: a window, the deck, the shore.",
    "Show it as the eye sees it, without zooming in.",
    ...OUTSIDE,
  ],
  street: [
    "Stand on the sidewalk and show both directions in two photographs.",
    "Keep neighbors, their house numbers and license plates out of the picture.",
    "Go on a dry, bright day and keep the sun behind you.",
  ],
  building: [
    "Show the building with its entrance, or its sign.",
    "Add the rooms that residents share, when nobody is in them.",
    "Keep names on doorbells and mailboxes out of the picture.",
    ...OUTSIDE,
  ],
  floor_plan: [
    "A plan answers what photographs can't: which room lies beside which. A clean drawing by hand with sizes will do.",
    "Photograph it flat, straight from above and without a shadow, or add it as a picture file.",
    "Leave out where alarms, safes and cameras are.",
  ],
  other: [
    "Say in the caption what a buyer sees here.",
    "Look over the picture for what tells about you: faces, names, mail, medicine, keys, alarm panels, screens.",
  ],
};

const PLAN_OF_LAND = [
  "A plan shows what photographs of land can't: its shape, its size and where the road is.",
  "A survey or the county's parcel map is best, if you may publish it.",
  "Photograph it flat, straight from above and without a shadow, or add it as a picture file.",
];

/** What to do for a good photograph of a room, and what to keep out of it. */
export function adviceOn(room: PhotoRoom, type: PropertyType): string[] {
  return [...(room === "floor_plan" && type === "land_lot" ? PLAN_OF_LAND : ADVICE[room])];
}

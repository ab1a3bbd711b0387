import type { PhraseLists } from "#lib/text/phrase-notation.ts";

/** What the terms name as `<floor>`, `<roof>`, and so on. */
export const TERM_LISTS: PhraseLists = {
  basement: "basement, cellar, lower level, ll",
  cooling: "cool(ing|er[s]|ed), air [condition(ing|er[s]|ed)], a[/]c",
  entry: "entry, entrance, access, building, lobby, door[s], front door",
  floor: "floor[s|ing|board[s]]",
  heat: "heat[ing|er[s]|ed], system[s], furnace[s]",
  grow: "double, triple, rise, grow, climb, soar, go up, increase, appreciate, skyrocket, hold, keep (rising|growing|climbing)",
  nicest:
    "nicest, prettiest, loveliest, cutest, coziest, cleanest, cheapest, friendliest, sunniest, happiest, grandest, handsomest, smartest",
  will: "will, should, is going to, are going to, is sure to, are sure to, is bound to, can only, is set to, are set to, has nowhere to, 'll",
  none: `
    no, without [any], zero, free (of|from) [any], not any, (doesn't|don't|didn't) have [any],
    (does|do|did) not have [any], never (had|have) [any], (won't|don't|can't|never) hear [any|the]
  `,
  "not in": `
    (not|isn't|aren't|wasn't|never|doesn't|does not) [been] [located|situated|lie|sit]
      (in|within|inside)
  `,
  municipal: "municipal, city, public, town, village, county",
  ordinal: `
    1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 11th, 12th, 13th, 14th, 15th, 16th, 17th,
    18th, 19th, 20th, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth,
    seventeenth, eighteenth, nineteenth, twentieth, 21st, 22nd, 23rd, 24th, 25th, 26th, 27th, 28th, 29th, 30th
  `,
  room: `
    kitchen, bed[ ]room[s], bath[room][s], living room, dining room, family room, great room, den,
    laundry [room], suite, primary, office, library, sun[ ]room, mud[ ]room, powder room, washer, dryer,
    closet[s], workshop, room[s], nook, half bath, full bath, entry, stairs, master, staircase, parking space[s], storage, elevator
  `,
  color: `
    white, gray, grey, blue, green, yellow, red, black, cream, beige, tan, brown, pink, teal, navy,
    sage, ivory, taupe, charcoal, colors, colours, neutrals, off white
  `,
  part: `
    kitchen[s], bath[room][s], bedroom[s], bed, unit[s], apartment[s], flat[s], floor[s], level[s],
    basement, cellar, garage, attic, lot, land, yard, back[ ]yard, front yard, driveway, hall[way][s],
    stair[s], door[s], window[s], ceiling[s], closet[s], wall[s], balcony, patio, deck, porch[es],
    living room, dining room, family room, great room, office, room[s], suite, entry, foyer, roof,
    garden, workshop, library, laundry, building, sun[ ]room
  `,
  fixture: `
    gas, heat, power, electricity, running water, water, plumbing, door[s], window[s], sink[s], toilet[s], tub[s], shower[s],
    ceiling[s], wall[s], stair[s], exit, boiler, furnace, outlet[s], floor drain,
    drain, 220, 240, thermostat, closet[s], hookup[s], meter[s]
  `,
  chattel: `
    boat[s], canoe[s], kayak[s], pontoon, tractor[s], mower[s], furniture, furnishings, hammock[s],
    swing[s], trampoline[s], curtain[s], rug[s], mirror[s], tv[s], television[s], piano, tools,
    grill, smoker, bench[es], table[s], chairs, stools, desk[s], bed[s], bunks, bikes, bicycle[s],
    snowblower, plow, cart, golf cart, projector, speakers, cabinets, shelves, shelving, linens, dishes,
    umbrella[s], window box[es], bench, loungers, wardrobe[s], bookcase[s], safe, ladder, generator, chandelier, hardware
  `,
  roof: "roof[ing|ed|s|line]",
  walls: `
    siding, exterior[s], wall[s], facade, cladding, clad, sided, veneer, construction, house, home,
    building
  `,
};

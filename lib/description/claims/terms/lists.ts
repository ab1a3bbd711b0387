import type { PhraseLists } from "#lib/text/phrase-notation.ts";

/** What the terms name as `<floor>`, `<roof>`, and so on. */
export const TERM_LISTS: PhraseLists = {
  basement: "basement, cellar, lower level",
  cooling: "cool(ing|er[s]|ed), air [condition(ing|er[s]|ed)], a[/]c",
  entry: "entry, entrance, access, building, lobby, door[s], front door",
  floor: "floor[s|ing|board[s]]",
  heat: "heat[ing|er[s]|ed], system[s], furnace[s]",
  municipal: "municipal, city, public, town, village, county",
  ordinal: `
    1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 11th, 12th, 13th, 14th, 15th, 16th, 17th,
    18th, 19th, 20th, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth,
    seventeenth, eighteenth, nineteenth, twentieth, 21st, 22nd, 23rd, 24th, 25th, 26th, 27th, 28th, 29th, 30th
  `,
  roof: "roof[ing|ed|s|line]",
  walls: `
    siding, exterior[s], wall[s], facade, cladding, clad, sided, veneer, construction, house, home,
    building
  `,
};

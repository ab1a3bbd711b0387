import { area, capitalize, count, counted, figures } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import type { Tone } from "#lib/schemas/description.ts";
import type { Said } from "./opening.ts";
import { say, type Slot, type Topic, type Ways } from "./topic.ts";

const SQUARE_FEET_PER_ACRE = 43_560;

/** "2,450 square feet" */
export const areaOf = (size: number) => area(size);

/** The size of a lot, from an acre up in acres first: "five acres (217,800 square feet)". */
export function lotOf(size: number): string {
  if (size < SQUARE_FEET_PER_ACRE) return area(size);
  const exact = size / SQUARE_FEET_PER_ACRE;
  const acres = Math.round(exact * 10) / 10;
  const about = Math.abs(acres - exact) < 0.0005 * exact ? "" : "about ";
  return `${about}${count(acres)} acre${acres === 1 ? "" : "s"} (${area(size)})`;
}

interface Size {
  noun: string;
  /** "2,450 square feet" */
  area: string;
  /** "2,450 finished square feet" */
  finished: string;
  /** "is" or "are", as the area asks. */
  is: string;
  /** "nine rooms" */
  rooms: string;
  /** "Nine rooms", for the start of a sentence. */
  Rooms: string;
  /** "is" or "are", as the number of rooms asks. */
  roomsAre: string;
}

const SIZE_AND_ROOMS: Ways<Size> = {
  plain: [
    (x) => `It has ${x.area} of finished space and ${x.rooms} in all`,
    (x) => `Finished space measures ${x.area}, with ${x.rooms} in all`,
    (x) => `There ${x.roomsAre} ${x.rooms} in all within ${x.finished}`,
    (x) => `The floor plan covers ${x.finished} and ${x.rooms} in all`,
  ],
  warm: [
    (x) => `Inside you'll have ${x.area} of finished space and ${x.rooms} in all`,
    (x) => `${x.Rooms} in all ${x.roomsAre === "is" ? "has" : "share"} ${x.area} of finished space`,
    (x) => `You'll have ${x.area} of finished space to live in, ${x.rooms} in all`,
    (x) => `Altogether there ${x.roomsAre} ${x.rooms} in ${x.area} of finished space`,
  ],
  polished: [
    (x) => `The interior extends to ${x.finished}, arranged in ${x.rooms}`,
    (x) => `Finished living space measures ${x.area} and comprises ${x.rooms} in all`,
    (x) => `Its ${x.finished} are laid out in ${x.rooms}`,
    (x) => `${x.Rooms} in all ${x.roomsAre} laid out over ${x.finished}`,
  ],
};
const SIZE: Ways<Size> = {
  plain: [
    (x) => `It has ${x.area} of finished space`,
    (x) => `Finished space measures ${x.area}`,
    (x) => `The ${x.noun} has ${x.finished}`,
    (x) => `There ${x.is} ${x.finished} inside`,
  ],
  warm: [
    (x) => `Inside you'll have ${x.area} of finished space`,
    (x) => `You'll have ${x.finished} to live in`,
    (x) => `There ${x.is} ${x.area} of finished space to make your own`,
    (x) => `Finished space comes to ${x.area}`,
  ],
  polished: [
    (x) => `The finished living area extends to ${x.area}`,
    (x) => `Finished living space measures ${x.area}`,
    (x) => `The interior extends to ${x.finished}`,
    (x) => `Within ${x.is} ${x.finished}`,
  ],
};
const ROOM_TOTAL: Ways<Size> = {
  plain: [
    (x) => `There ${x.roomsAre} ${x.rooms} in all by the owner's count`,
    (x) => `In all, the owner counts ${x.rooms}`,
    (x) => `The floor plan has ${x.rooms} in all`,
    (x) => `The layout comes to ${x.rooms} in total`,
  ],
  warm: [
    (x) => `You'll count ${x.rooms} in all`,
    (x) => `All told, there ${x.roomsAre} ${x.rooms}`,
    (x) => `There ${x.roomsAre} ${x.rooms} in all to furnish as you like`,
    (x) => `${x.Rooms} in all ${x.roomsAre} yours to arrange`,
  ],
  polished: [
    (x) => `The plan comprises ${x.rooms} in all`,
    (x) => `The plan runs to ${x.rooms} in all`,
    (x) => `In total, the plan extends to ${x.rooms}`,
    (x) => `The layout is composed of ${x.rooms}`,
  ],
};

/** Finished area and total rooms. */
export function sizeTopic(home: Home, said: readonly Said[], tone: Tone): Topic | null {
  const size = said.includes("size") ? 0 : home.size;
  if (!size && !home.totalRooms) return null;
  const rooms = counted(home.totalRooms, "room");
  const x: Size = {
    noun: home.noun,
    area: area(size),
    finished: area(size, "finished"),
    is: figures(size) === "1" ? "is" : "are",
    rooms: rooms.text,
    Rooms: capitalize(counted(home.totalRooms, "room", true).text),
    roomsAre: rooms.plural ? "are" : "is",
  };
  const both = size && home.totalRooms;
  const together: Slot[] = [say(both ? SIZE_AND_ROOMS : size ? SIZE : ROOM_TOTAL, x, tone)];
  const apart: Slot[] = both ? [say(SIZE, x, tone), say(ROOM_TOTAL, x, tone)] : together;
  return { name: "size", part: "lead", levels: [together, together, together, apart] };
}

interface Age {
  noun: string;
  /** What went up: "home", or "building" where the noun is "property". */
  house: string;
  built: number;
  remodeled: number;
  /** ", more than a century ago", where that is so. */
  century: string;
  /** "41 years" between the two; empty where the remodel did not come later. */
  years: string;
  /** "10,890 square feet" */
  lot: string;
  /** ", a quarter of an acre", or nothing. */
  acre: string;
}

const BUILT_AND_REMODELED: Ways<Age> = {
  plain: [
    (x) => `The ${x.noun} was built in ${x.built} and structurally remodeled in ${x.remodeled}`,
    (x) => `Built in ${x.built}, the ${x.noun} was structurally remodeled in ${x.remodeled}`,
    (x) => `The ${x.noun} was built in ${x.built}, with a structural remodel in ${x.remodeled}`,
  ],
  warm: [
    (x) => `The ${x.house} went up in ${x.built} and had a structural remodel in ${x.remodeled}`,
    (x) => `The ${x.noun} dates back to ${x.built}, with a structural remodel in ${x.remodeled}`,
    (x) => `Built in ${x.built}, the ${x.noun} was structurally remodeled in ${x.remodeled}`,
  ],
  polished: [
    (x) => `The ${x.noun} dates from ${x.built} and was structurally remodeled in ${x.remodeled}`,
    (x) => `Construction dates from ${x.built}, a structural remodel from ${x.remodeled}`,
    (x) => `Built in ${x.built}, the ${x.noun} underwent a structural remodel in ${x.remodeled}`,
  ],
};
/** With the years between them, where there are any. */
const YEARS_BETWEEN: Ways<Age> = {
  plain: [
    (x) =>
      `The year of construction is ${x.built}; a structural remodel was done ${x.years} later, in ${x.remodeled}`,
    (x) =>
      `The ${x.noun} was built in ${x.built} and structurally remodeled ${x.years} later, in ${x.remodeled}`,
  ],
  warm: [
    (x) =>
      `The ${x.house} went up in ${x.built}, and ${x.years} later, in ${x.remodeled}, it had a structural remodel`,
    (x) =>
      `The ${x.noun} dates back to ${x.built}; a structural remodel came along ${x.years} later, in ${x.remodeled}`,
  ],
  polished: [
    (x) =>
      `The ${x.noun} dates from ${x.built}; a structural remodel followed ${x.years} later, in ${x.remodeled}`,
    (x) =>
      `Construction dates from ${x.built}, and a structural remodel was carried out in ${x.remodeled}, ${x.years} later`,
  ],
};
const BUILT: Ways<Age> = {
  plain: [
    (x) => `The ${x.noun} was built in ${x.built}${x.century}`,
    (x) => `The ${x.noun} was built in ${x.built}${x.century}`,
    (x) => `The year of construction is ${x.built}${x.century}`,
  ],
  warm: [
    (x) => `The ${x.house} went up in ${x.built}${x.century}`,
    (x) => `The ${x.noun} dates back to ${x.built}${x.century}`,
    (x) => `The ${x.noun} was built in ${x.built}${x.century}`,
  ],
  polished: [
    (x) => `The ${x.noun} dates from ${x.built}${x.century}`,
    (x) => `Construction dates from ${x.built}${x.century}`,
    (x) => `The ${x.noun} was constructed in ${x.built}${x.century}`,
  ],
};
const BUILT_AHEAD: Ways<Age> = {
  any: [
    (x) => `Construction is scheduled for ${x.built}`,
    (x) => `The scheduled year of construction is ${x.built}`,
    (x) => `Its construction is scheduled for ${x.built}`,
  ],
};
const REMODELED: Ways<Age> = {
  any: [
    (x) => `The ${x.noun} was structurally remodeled in ${x.remodeled}`,
    (x) => `A structural remodel was done in ${x.remodeled}`,
    (x) => `A structural remodel dates from ${x.remodeled}`,
  ],
};
const REMODEL_AHEAD: Ways<Age> = {
  any: [
    (x) => `A structural remodel is scheduled for ${x.remodeled}`,
    (x) => `The ${x.noun} is scheduled for a structural remodel in ${x.remodeled}`,
  ],
};
const LOT: Ways<Age> = {
  plain: [
    (x) => `The lot measures ${x.lot}${x.acre}`,
    (x) => `Its lot covers ${x.lot}${x.acre}`,
    (x) => `The lot size is ${x.lot}${x.acre}`,
  ],
  warm: [
    (x) => `The lot comes to ${x.lot}${x.acre}`,
    (x) => `You'll have ${x.lot} of ground${x.acre}`,
    (x) => `The ${x.noun} sits on a lot of ${x.lot}${x.acre}`,
  ],
  polished: [
    (x) => `The grounds extend to ${x.lot}${x.acre}`,
    (x) => `The ${x.noun} stands on a lot of ${x.lot}${x.acre}`,
    (x) => `Its lot extends to ${x.lot}${x.acre}`,
  ],
};
const BUILT_AND_LOT: Ways<Age> = {
  plain: [
    (x) => `The ${x.noun} was built in ${x.built} on a lot of ${x.lot}`,
    (x) => `The ${x.noun} was built in ${x.built}, and the lot measures ${x.lot}`,
    (x) => `The lot measures ${x.lot}, and the ${x.noun} was built in ${x.built}`,
  ],
  warm: [
    (x) => `Built in ${x.built}, the ${x.noun} sits on a lot of ${x.lot}`,
    (x) => `The ${x.house} went up in ${x.built} on a lot of ${x.lot}`,
    (x) => `The ${x.noun} dates back to ${x.built} and has a lot of ${x.lot}`,
  ],
  polished: [
    (x) => `Built in ${x.built}, the ${x.noun} stands on a lot of ${x.lot}`,
    (x) => `The ${x.noun} dates from ${x.built}, and its lot extends to ${x.lot}`,
    (x) => `Dating from ${x.built}, the ${x.noun} occupies a lot of ${x.lot}`,
  ],
};
const ALL_THREE: Ways<Age> = {
  plain: [
    (x) =>
      `The ${x.noun} was built in ${x.built} and structurally remodeled in ${x.remodeled}, on a lot of ${x.lot}`,
    (x) =>
      `The ${x.noun} was built in ${x.built} on a lot of ${x.lot} and structurally remodeled in ${x.remodeled}`,
    (x) =>
      `Built in ${x.built} and structurally remodeled in ${x.remodeled}, the ${x.noun} has a lot of ${x.lot}`,
  ],
  warm: [
    (x) =>
      `Built in ${x.built} and structurally remodeled in ${x.remodeled}, the ${x.noun} sits on a lot of ${x.lot}`,
    (x) =>
      `The ${x.house} went up in ${x.built} on a lot of ${x.lot} and had a structural remodel in ${x.remodeled}`,
    (x) =>
      `The ${x.noun} dates back to ${x.built}, had a structural remodel in ${x.remodeled}, and sits on a lot of ${x.lot}`,
  ],
  polished: [
    (x) =>
      `Built in ${x.built} and structurally remodeled in ${x.remodeled}, the ${x.noun} stands on a lot of ${x.lot}`,
    (x) =>
      `The ${x.noun} dates from ${x.built}, underwent a structural remodel in ${x.remodeled}, and occupies a lot of ${x.lot}`,
    (x) =>
      `Dating from ${x.built}, with a structural remodel in ${x.remodeled}, the ${x.noun} occupies a lot of ${x.lot}`,
  ],
};

/** Parts of an acre that have a name; a lot within 3 % of one is told to be about that. */
const PARTS: readonly (readonly [number, string])[] = [
  [1 / 4, "a quarter of an acre"],
  [1 / 3, "a third of an acre"],
  [1 / 2, "half an acre"],
  [3 / 4, "three quarters of an acre"],
];
const LEAST_PART = 0.05;

/** A lot of less than an acre in acres: ", about half an acre", ", or 0.6 acres". */
function partOfAcre(lot: number): string {
  const acres = lot / SQUARE_FEET_PER_ACRE;
  if (acres >= 1 || acres < LEAST_PART) return "";
  const rounded = Math.round(acres * 100) / 100;
  const [part, name] = PARTS.find(([share]) => Math.abs(acres - share) <= 0.03 * share) ?? [
    rounded,
    `${figures(rounded)} acres`,
  ];
  return Math.abs(acres - part) < 0.0005 * part ? `, or ${name}` : `, about ${name}`;
}

/** Year built, structural remodel and lot. Years after `thisYear` are spoken of as plans. */
export function ageTopic(
  home: Home,
  said: readonly Said[],
  tone: Tone,
  thisYear: number,
): Topic | null {
  const { built, remodeled } = home;
  const lot = said.includes("lot") ? 0 : home.lot;
  if (!built && !remodeled && !lot) return null;
  const between = remodeled - built;
  const x: Age = {
    noun: home.noun,
    house: home.noun === "property" ? "building" : home.noun,
    built,
    remodeled,
    century: built && thisYear - built > 100 ? ", more than a century ago" : "",
    years: between > 1 ? `${count(between)} years` : "",
    lot: lotOf(lot),
    acre: partOfAcre(lot),
  };
  const ways = (lines: Ways<Age>) => say(lines, x, tone);
  const ahead = built > thisYear || remodeled > thisYear;

  const each: Slot[] = [];
  if (built) each.push(ways(built > thisYear ? BUILT_AHEAD : BUILT));
  if (remodeled) each.push(ways(remodeled > thisYear ? REMODEL_AHEAD : REMODELED));
  const years = built && remodeled && !ahead ? [ways(BUILT_AND_REMODELED)] : each;
  const withYears = years !== each && x.years ? [ways(YEARS_BETWEEN)] : years;
  const lots: Slot[] = lot ? [say(LOT, { ...x, acre: "" }, tone)] : [];
  const apart = [...years, ...lots];
  const together = lot && built && !ahead ? [ways(remodeled ? ALL_THREE : BUILT_AND_LOT)] : apart;
  const fullest = lot ? [...withYears, ways(LOT)] : withYears;
  return { name: "age", part: "lead", levels: [together, apart, apart, fullest] };
}

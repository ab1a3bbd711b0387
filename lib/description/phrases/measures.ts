import { area, counted, figures } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import type { Tone } from "#lib/schemas/description.ts";
import type { Said } from "./opening.ts";
import { type Line, say, type Slot, type Topic } from "./topic.ts";

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
  /** "is" or "are", as the number of rooms asks. */
  roomsAre: string;
}

const SIZE_AND_ROOMS: readonly Line<Size>[] = [
  (x) => `There ${x.roomsAre} ${x.rooms} in all within ${x.finished}`,
  (x) => `Finished living space measures ${x.area}, with ${x.rooms} in all`,
  (x) => `The floor plan covers ${x.finished} and ${x.rooms} in all`,
  (x) => `Inside ${x.roomsAre} ${x.rooms} in all, with ${x.area} of finished space`,
  (x) => `The interior comes to ${x.finished}, laid out in ${x.rooms}`,
];
const SIZE: readonly Line<Size>[] = [
  (x) => `Finished living space comes to ${x.area}`,
  (x) => `The interior measures ${x.finished}`,
  (x) => `The ${x.noun} has ${x.area} of finished space`,
  (x) => `Inside ${x.is} ${x.finished}`,
  ["warm", (x) => `Indoors you'll have ${x.finished}`],
  ["polished", (x) => `The finished living area extends to ${x.area}`],
];
const ROOM_TOTAL: readonly Line<Size>[] = [
  (x) => `There ${x.roomsAre} ${x.rooms} in all`,
  (x) => `The floor plan has ${x.rooms} in all`,
  (x) => `In all, the ${x.noun} has ${x.rooms}`,
  (x) => `The layout comes to ${x.rooms} in total`,
];

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
    roomsAre: rooms.plural ? "are" : "is",
  };
  const both = size && home.totalRooms;
  const together: Slot[] = [say(both ? SIZE_AND_ROOMS : size ? SIZE : ROOM_TOTAL, x, tone)];
  const apart: Slot[] = both ? [say(SIZE, x, tone), say(ROOM_TOTAL, x, tone)] : together;
  return { name: "size", part: "lead", levels: [together, together, apart] };
}

interface Age {
  noun: string;
  built: number;
  remodeled: number;
  lot: string;
}

const BUILT_AND_REMODELED: readonly Line<Age>[] = [
  (x) => `Built in ${x.built}, the ${x.noun} was structurally remodeled in ${x.remodeled}`,
  (x) => `The ${x.noun} dates from ${x.built}, with a structural remodel in ${x.remodeled}`,
  (x) => `The ${x.noun} was built in ${x.built} and structurally remodeled in ${x.remodeled}`,
  (x) => `Construction dates from ${x.built} and a structural remodel from ${x.remodeled}`,
];
const BUILT: readonly Line<Age>[] = [
  (x) => `The ${x.noun} was built in ${x.built}`,
  (x) => `The ${x.noun} dates from ${x.built}`,
  (x) => `Construction dates from ${x.built}`,
  (x) => `The year built is ${x.built}`,
];
const BUILT_AHEAD: readonly Line<Age>[] = [
  (x) => `Construction is scheduled for ${x.built}`,
  (x) => `The scheduled year of construction is ${x.built}`,
];
const REMODELED: readonly Line<Age>[] = [
  (x) => `The ${x.noun} was structurally remodeled in ${x.remodeled}`,
  (x) => `A structural remodel was done in ${x.remodeled}`,
  (x) => `A structural remodel dates from ${x.remodeled}`,
];
const REMODEL_AHEAD: readonly Line<Age>[] = [
  (x) => `A structural remodel is scheduled for ${x.remodeled}`,
  (x) => `The ${x.noun} is scheduled for a structural remodel in ${x.remodeled}`,
];
const LOT: readonly Line<Age>[] = [
  (x) => `The lot measures ${x.lot}`,
  (x) => `Its lot covers ${x.lot}`,
  (x) => `The lot size is ${x.lot}`,
  (x) => `The ${x.noun} stands on a lot of ${x.lot}`,
];
const BUILT_AND_LOT: readonly Line<Age>[] = [
  (x) => `Built in ${x.built}, the ${x.noun} sits on a lot of ${x.lot}`,
  (x) => `The ${x.noun} dates from ${x.built}, and its lot measures ${x.lot}`,
  (x) => `The lot measures ${x.lot}, and the ${x.noun} was built in ${x.built}`,
  (x) => `The ${x.noun} was built in ${x.built} on a lot of ${x.lot}`,
];
const ALL_THREE: readonly Line<Age>[] = [
  (x) =>
    `Built in ${x.built} and structurally remodeled in ${x.remodeled}, the ${x.noun} sits on a lot of ${x.lot}`,
  (x) =>
    `The ${x.noun} dates from ${x.built}, was structurally remodeled in ${x.remodeled}, and sits on a lot of ${x.lot}`,
  (x) =>
    `The lot measures ${x.lot}, and the ${x.noun}, built in ${x.built}, was structurally remodeled in ${x.remodeled}`,
  (x) =>
    `The ${x.noun} was built in ${x.built} on a lot of ${x.lot}, with a structural remodel in ${x.remodeled}`,
];

/** Year built, structural remodel and lot. Years after `thisYear` are spoken of as plans. */
export function ageTopic(
  home: Home,
  said: readonly Said[],
  tone: Tone,
  thisYear: number,
): Topic | null {
  const built = said.includes("built") ? 0 : home.built;
  const { remodeled } = home;
  const lot = said.includes("lot") ? 0 : home.lot;
  if (!built && !remodeled && !lot) return null;
  const x: Age = { noun: home.noun, built, remodeled, lot: area(lot) };
  const ways = (lines: readonly Line<Age>[]) => say(lines, x, tone);

  const years: Slot[] = [];
  const ahead = built > thisYear || remodeled > thisYear;
  if (built && remodeled && !ahead) years.push(ways(BUILT_AND_REMODELED));
  else {
    if (built) years.push(ways(built > thisYear ? BUILT_AHEAD : BUILT));
    if (remodeled) years.push(ways(remodeled > thisYear ? REMODEL_AHEAD : REMODELED));
  }
  const apart = lot ? [...years, ways(LOT)] : years;
  const together = lot && built && !ahead ? [ways(remodeled ? ALL_THREE : BUILT_AND_LOT)] : apart;
  return { name: "age", part: "lead", levels: [together, apart, apart] };
}

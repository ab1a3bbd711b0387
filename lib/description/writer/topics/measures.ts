import { area, count, counted, figures } from "#lib/description/grammar.ts";
import {
  type Level,
  messageOf,
  type Topic,
  type TopicContext,
} from "#lib/description/writer/message.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";
import {
  ALL_THREE,
  BUILT,
  BUILT_AHEAD,
  BUILT_AND_LOT,
  BUILT_AND_REMODELED,
  LOT,
  REMODEL_AHEAD,
  REMODELED,
  YEARS_BETWEEN,
} from "#lib/description/writer/templates/age.ts";
import { ROOM_TOTAL, SIZE, SIZE_AND_ROOMS } from "#lib/description/writer/templates/size.ts";
import { lotInWords, partOfAcre } from "./lot.ts";

export function planSize({ home, mentions }: TopicContext): Topic | null {
  const size = mentions.includes("size") ? 0 : home.size;
  const { noun, totalRooms } = home;
  if (!size && !totalRooms) return null;
  const plural = figures(size) !== "1";
  const slots = {
    noun,
    area: { text: area(size), plural },
    finishedArea: { text: area(size, "finished"), plural },
    rooms: {
      ...counted(totalRooms, "room"),
      initial: counted(totalRooms, "room", true).text,
    },
  };
  const both = size && totalRooms;
  const together = [messageOf(both ? SIZE_AND_ROOMS : size ? SIZE : ROOM_TOTAL, slots)];
  const apart = both ? [messageOf(SIZE, slots), messageOf(ROOM_TOTAL, slots)] : together;
  return { name: "size", levels: [together, together, together, apart] };
}

export function planAge({ home, mentions, thisYear }: TopicContext): Topic | null {
  const { noun, built, remodeled } = home;
  const lot = mentions.includes("lot") ? 0 : home.lot;
  if (!built && !remodeled && !lot) return null;
  const yearsBetween = remodeled - built > 1 ? `${count(remodeled - built)} years` : undefined;
  const slots = {
    noun,
    building: noun === "property" ? "building" : noun,
    built: String(built),
    remodeled: String(remodeled),
    longAgo: built && thisYear - built > 100 ? "more than a century ago" : undefined,
    yearsBetween,
    lot: lotInWords(lot),
    acres: partOfAcre(lot),
  };
  const tell = (templates: TemplateSet) => messageOf(templates, slots);
  const ahead = built > thisYear || remodeled > thisYear;
  const bothPast = built && remodeled && !ahead;

  const each: Level = [
    ...(built ? [tell(built > thisYear ? BUILT_AHEAD : BUILT)] : []),
    ...(remodeled ? [tell(remodeled > thisYear ? REMODEL_AHEAD : REMODELED)] : []),
  ];
  const years = bothPast ? [tell(BUILT_AND_REMODELED)] : each;
  const fullYears = bothPast && yearsBetween ? [tell(YEARS_BETWEEN)] : years;
  const apart = lot ? [...years, messageOf(LOT, { ...slots, acres: undefined })] : years;
  const together = lot && built && !ahead ? [tell(remodeled ? ALL_THREE : BUILT_AND_LOT)] : apart;
  const fullest = lot ? [...fullYears, tell(LOT)] : fullYears;
  return { name: "age", levels: [together, apart, apart, fullest] };
}

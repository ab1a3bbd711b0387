import { area, join, listOf, withArticle } from "#lib/description/grammar.ts";
import { FLOORS as FLOOR_WORDS } from "#lib/description/vocabulary.ts";
import {
  type Level,
  messageOf,
  type Topic,
  type TopicContext,
} from "#lib/description/writer/message.ts";
import {
  BASEMENT,
  BASEMENT_AND_SIZE,
  LEFT_TO_BUYER,
  PARTS_AND_SIZE,
} from "#lib/description/writer/templates/basement.ts";
import { FLOORS, HARD_AND_CARPET, HARD_FLOORS } from "#lib/description/writer/templates/floors.ts";
import {
  READY,
  READY_AND_SYSTEMS,
  READY_FOR,
  SYSTEMS,
} from "#lib/description/writer/templates/wiring.ts";
import { findItems } from "./list-items.ts";
import { planClause } from "./list-clauses.ts";

export function planFloors({ home }: TopicContext): Topic | null {
  const kinds = home.list("flooring", FLOOR_WORDS);
  if (kinds.length === 0) return null;
  const hardKinds = kinds.filter((kind) => kind !== FLOOR_WORDS.Carpet);
  const floors = join(kinds);
  const slots = {
    floors,
    severalFloors: floors.plural ? floors : undefined,
    hardFloors: join(hardKinds),
  };
  const level = [messageOf(FLOORS, slots)];
  const carpeted = hardKinds.length < kinds.length;
  const fullest = [messageOf(carpeted ? HARD_AND_CARPET : HARD_FLOORS, slots)];
  return {
    name: "floors",
    levels: [level, level, level, hardKinds.length ? fullest : level],
  };
}

/** What the home is wired for, intercom and security systems. */
export function planWiring({ home, tone }: TopicContext): Topic | null {
  const items = findItems(home, "indoorFeatures", ["Intercom System", "Security Systems"]);
  const readiness = findItems(home, "indoorFeatures", ["Cable Ready", "Wired"]);
  if (items.length + readiness.length === 0) return null;
  const ready = join(readiness).text;
  const slots = {
    noun: home.noun,
    ready,
    systems: join(items),
  };
  const both = items.length > 0 && readiness.length > 0;
  const level = [messageOf(both ? READY_AND_SYSTEMS : readiness.length ? READY : SYSTEMS, slots)];
  const purpose = READY_FOR[ready]?.[tone] ?? "";
  const each: Level = [
    ...(readiness.length ? [messageOf(READY, { ...slots, ready: ready + purpose })] : []),
    ...items.map(planClause),
  ];
  return { name: "wiring", levels: [level, level, level, each] };
}

export function planBasement({ home, tone }: TopicContext): Topic | null {
  const kinds = ["Finished", "Partially finished", "Unfinished"]
    .filter((kind) => home.has("basement", kind))
    .map((kind) => kind.toLowerCase());
  if (kinds.length === 0 && !home.basementSize) return null;
  const [kind = ""] = kinds;
  const size = area(home.basementSize);
  const slots = {
    noun: home.noun,
    kinds: listOf(kinds),
    size,
    basement:
      kinds.length > 1
        ? `a basement with ${listOf(kinds)} areas`
        : withArticle(kind ? `${kind} basement` : "basement"),
    leaves: undefined,
  };
  const sized = kinds.length > 1 ? PARTS_AND_SIZE : BASEMENT_AND_SIZE;
  const level = [messageOf(home.basementSize ? sized : BASEMENT, slots)];
  const fullest = [
    messageOf(BASEMENT, {
      ...slots,
      basement: home.basementSize ? `${slots.basement} of ${size}` : slots.basement,
      leaves: LEFT_TO_BUYER[kind]?.[tone],
    }),
  ];
  return { name: "basement", levels: [level, level, level, kinds.length === 1 ? fullest : level] };
}

import { count, counted, join, listOf, type Phrase } from "#lib/description/grammar.ts";
import type { Message } from "#lib/description/writer/message.ts";
import { bathPhrases, livingSpace, lotPhrase } from "#lib/description/writer/phrases.ts";
import type { Distinction } from "#lib/description/writer/salience.ts";
import type { Slots } from "#lib/description/writer/template.ts";
import * as templates from "#lib/description/writer/templates/lead.ts";
import type { TopicContext } from "./context.ts";
import { roomsOnLand } from "./opening.ts";

/** Rooms, size, lot, and years that the opening did not tell; one sentence or two. */
export function planMeasures(context: TopicContext): Message[] {
  const { home, turn } = context;
  if (home.type === "land_lot") return planLand(context);
  const holds = heldBy(context);
  const slots: Slots = {
    ...yearSlots(context),
    holds,
    lot: (home.lot && lotPhrase(home.lot)) || undefined,
  };
  const years = planYears(context);
  if (!holds && !slots.lot) return years;
  const size: Message = holds
    ? { name: "size", templates: templates.SIZE, slots }
    : { name: "lot", templates: templates.LOT, slots };
  const canShare = holds && years.length === 1 && years[0]?.templates === templates.YEARS;
  if (canShare && turn % 3 < 2) {
    return [{ name: "measures", templates: templates.SIZE_AND_YEARS, slots }];
  }
  return turn % 2 ? [size, ...years] : [...years, size];
}

/** Bath, area, and rooms in all, as one list. */
function heldBy({ home }: TopicContext): Phrase | undefined {
  const baths = bathPhrases(home);
  const rooms = home.totalRooms ? counted(home.totalRooms, "room") : undefined;
  const area = home.size ? livingSpace(home.size) : undefined;
  const space =
    area && rooms ? { text: `${area.text} in ${rooms.text}`, plural: true } : (area ?? rooms);
  const parts = [...baths, ...(space ? [space] : [])];
  return parts.length ? join(parts) : undefined;
}

function yearSlots({ home, noun }: TopicContext): Slots {
  return {
    noun,
    built: home.built ? String(home.built) : undefined,
    remodeled: home.remodeled ? String(home.remodeled) : undefined,
  };
}

function planYears(context: TopicContext): Message[] {
  const { home, thisYear } = context;
  const slots = yearSlots(context);
  if (home.built > thisYear || home.remodeled > thisYear) {
    return [
      ...(home.built
        ? [
            {
              name: "built",
              templates: home.built > thisYear ? templates.BUILT_AHEAD : templates.YEARS,
              slots: { ...slots, remodeled: undefined },
            },
          ]
        : []),
      ...(home.remodeled
        ? [
            {
              name: "remodeled",
              templates: home.remodeled > thisYear ? templates.REMODEL_AHEAD : templates.REMODELED,
              slots,
            },
          ]
        : []),
    ];
  }
  if (home.built) return [{ name: "years", templates: templates.YEARS, slots }];
  return home.remodeled ? [{ name: "remodeled", templates: templates.REMODELED, slots }] : [];
}

function planLand(context: TopicContext): Message[] {
  const rooms = roomsOnLand(context.home);
  const years = planYears(context);
  return rooms
    ? [{ name: "rooms", templates: templates.ROOMS_ON_LAND, slots: { rooms } }, ...years]
    : years;
}

/** What sets the home apart beyond what the opening named. */
export function planHighlights(
  { noun }: TopicContext,
  highlights: readonly Distinction[],
): Message[] {
  if (highlights.length === 0) return [];
  const list = join(highlights.map(({ phrase }) => phrase));
  return [{ name: "highlights", templates: templates.HIGHLIGHTS, slots: { noun, list } }];
}

/** Several styles, of which the opening can carry none. */
export function planStyles({ home, noun }: TopicContext): Message[] {
  const names = home.styles.map((style) => style.replace(/-style$/, ""));
  if (names.length === 0) return [];
  const styles = names.length > 1 ? `${listOf(names)} styles` : `the ${names[0] ?? ""} style`;
  return [{ name: "styles", templates: templates.STYLES, slots: { noun, styles } }];
}

export function planLocation({ home, noun }: TopicContext): Message[] {
  return home.has("buildingDetails", "Near transportation")
    ? [{ name: "location", templates: templates.NEAR, slots: { noun } }]
    : [];
}

/** What the owner wants told, in their own words. */
export function planOwnWords({ home }: TopicContext): Message[] {
  return home.ownWords.map((text, index) => ({
    name: `own words ${count(index)}`,
    // With its full stop, so that no other clause joins it.
    templates: { any: ["{text}."] },
    slots: { text },
  }));
}

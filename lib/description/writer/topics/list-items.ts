import type { Phrase } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import {
  APPLIANCES,
  BUILDING,
  INDOOR,
  OUTDOOR,
  PARKING,
  ROOMS,
  type Word,
} from "#lib/description/vocabulary.ts";
import type { Purpose } from "#lib/description/writer/purpose.ts";
import { BUILDING_PURPOSES } from "#lib/description/writer/templates/purposes/building.ts";
import { INDOOR_PURPOSES } from "#lib/description/writer/templates/purposes/indoors.ts";
import { OUTDOOR_PURPOSES } from "#lib/description/writer/templates/purposes/outdoors.ts";
import { PARKING_PURPOSES } from "#lib/description/writer/templates/purposes/parking.ts";
import { ROOM_PURPOSES } from "#lib/description/writer/templates/purposes/rooms.ts";
import type { FeatureOption } from "#lib/schemas/features.ts";

/** A thing that a list may hold. */
export interface Item extends Phrase {
  option: string;
  purpose: Purpose | undefined;
}

type Lexicon = Readonly<
  Record<
    string,
    {
      words: Readonly<Record<string, Word | undefined>>;
      purposes: Readonly<Record<string, Purpose | undefined>>;
    }
  >
>;

const LEXICON = {
  appliances: { words: APPLIANCES, purposes: {} },
  buildingDetails: { words: BUILDING, purposes: BUILDING_PURPOSES },
  indoorFeatures: { words: INDOOR, purposes: INDOOR_PURPOSES },
  outdoorFeatures: { words: OUTDOOR, purposes: OUTDOOR_PURPOSES },
  parking: { words: PARKING, purposes: PARKING_PURPOSES },
  rooms: { words: ROOMS, purposes: ROOM_PURPOSES },
} as const satisfies Lexicon;

/** Feature groups whose options are things to list. */
export type ListedGroup = keyof typeof LEXICON;

/** Those of `options` that were chosen, in the order given. */
export function findItems<G extends ListedGroup>(
  home: Home,
  group: G,
  options: readonly FeatureOption<G>[],
): Item[] {
  const { words, purposes }: Lexicon[string] = LEXICON[group];
  return options.flatMap((option) => {
    const word = home.has(group, option) ? words[option] : undefined;
    if (!word) return [];
    return { text: word.text, plural: word.plural ?? false, option, purpose: purposes[option] };
  });
}

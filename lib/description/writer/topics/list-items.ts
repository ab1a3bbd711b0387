import type { Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import {
  APPLIANCES,
  BUILDING,
  INDOOR,
  OUTDOOR,
  PARKING,
  ROOMS,
} from "#lib/description/vocabulary.ts";
import type { Purpose } from "#lib/description/writer/purpose.ts";
import { BUILDING_PURPOSES } from "#lib/description/writer/templates/purposes/building.ts";
import { INDOOR_PURPOSES } from "#lib/description/writer/templates/purposes/indoors.ts";
import { OUTDOOR_PURPOSES } from "#lib/description/writer/templates/purposes/outdoors.ts";
import { PARKING_PURPOSES } from "#lib/description/writer/templates/purposes/parking.ts";
import { ROOM_PURPOSES } from "#lib/description/writer/templates/purposes/rooms.ts";
import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";

export interface Item extends Word {
  option: string;
  purpose?: Purpose | undefined;
}

interface Lexicon {
  words: Readonly<Record<string, Word | undefined>>;
  purposes: Readonly<Record<string, Purpose | undefined>>;
}

const LEXICONS: Readonly<Partial<Record<FeatureGroup, Lexicon>>> = {
  appliances: { words: APPLIANCES, purposes: {} },
  buildingDetails: { words: BUILDING, purposes: BUILDING_PURPOSES },
  indoorFeatures: { words: INDOOR, purposes: INDOOR_PURPOSES },
  outdoorFeatures: { words: OUTDOOR, purposes: OUTDOOR_PURPOSES },
  parking: { words: PARKING, purposes: PARKING_PURPOSES },
  rooms: { words: ROOMS, purposes: ROOM_PURPOSES },
};

export function findItems<G extends FeatureGroup>(
  home: Home,
  feature: G,
  options: readonly FeatureOption<G>[],
): Item[] {
  const lexicon = LEXICONS[feature];
  return options.flatMap((option) => {
    const word = home.has(feature, option) ? lexicon?.words[option] : undefined;
    return word ? { ...word, option, purpose: lexicon?.purposes[option] } : [];
  });
}

import type { Term } from "../term.ts";
import { APPLIANCES } from "./appliances.ts";
import { ARRANGEMENT } from "./arrangement.ts";
import { BUILDING } from "./building.ts";
import { CONDITION } from "./condition.ts";
import { COSTS } from "./costs.ts";
import { DENIALS } from "./denials.ts";
import { EXTERIOR } from "./exterior.ts";
import { FITTINGS } from "./fittings.ts";
import { FLOORING } from "./flooring.ts";
import { INTERIOR } from "./interior.ts";
import { LAND } from "./land.ts";
import { LAYOUT } from "./layout.ts";
import { OUTDOORS } from "./outdoors.ts";
import { PARKING } from "./parking.ts";
import { PARTS } from "./parts.ts";
import { PRAISE } from "./praise.ts";
import { ROOMS } from "./rooms.ts";
import { STYLES } from "./styles.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { SYSTEMS } from "./systems.ts";

/** Everything that listing text may claim, number and place apart; the order makes no difference. */
export const TERMS: readonly Term[] = [
  ...APPLIANCES,
  ...ARRANGEMENT,
  ...BUILDING,
  ...CONDITION,
  ...COSTS,
  ...DENIALS,
  ...EXTERIOR,
  ...FITTINGS,
  ...FLOORING,
  ...INTERIOR,
  ...LAND,
  ...LAYOUT,
  ...OUTDOORS,
  ...PARKING,
  ...PARTS,
  ...PRAISE,
  ...ROOMS,
  ...STYLES,
  ...SURROUNDINGS,
  ...SYSTEMS,
];

import { nothing, type Term, type TermRow } from "../claim.ts";
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
import { POSITION } from "./position.ts";
import { PRAISE } from "./praise.ts";
import { ROOMS } from "./rooms.ts";
import { STYLES } from "./styles.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { SYSTEMS } from "./systems.ts";

const TABLES: Readonly<Record<string, readonly TermRow[]>> = {
  appliances: APPLIANCES,
  arrangement: ARRANGEMENT,
  building: BUILDING,
  condition: CONDITION,
  costs: COSTS,
  denials: DENIALS,
  exterior: EXTERIOR,
  fittings: FITTINGS,
  flooring: FLOORING,
  interior: INTERIOR,
  land: LAND,
  layout: LAYOUT,
  outdoors: OUTDOORS,
  parking: PARKING,
  parts: PARTS,
  position: POSITION,
  praise: PRAISE,
  rooms: ROOMS,
  styles: STYLES,
  surroundings: SURROUNDINGS,
  systems: SYSTEMS,
};

const NOT_ENTERED = "not among the property details";
const SOURCES: Readonly<Record<string, string>> = {
  denials: "can be known only from papers, an inspection or living there",
  praise: "no property detail can support praise",
};

/** Everything that listing text may claim, number and place apart; the order makes no difference. */
export const TERMS: readonly Term[] = Object.entries(TABLES).flatMap(([table, rows]) =>
  rows.map((row) => ({
    ...{ kind: "feature", supportedBy: nothing, source: SOURCES[table] ?? NOT_ENTERED },
    ...row,
    table: `claims/${table}`,
  })),
);

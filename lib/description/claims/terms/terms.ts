import { nothing, type Term, type TermRow } from "../claim.ts";
import { APPLIANCES } from "./appliances.ts";
import { BUILDING } from "./building.ts";
import { CONDITION } from "./condition.ts";
import { COSTS } from "./costs.ts";
import { EXTERIOR } from "./exterior.ts";
import { FLOORING } from "./flooring.ts";
import { INTERIOR } from "./interior.ts";
import { OUTDOORS } from "./outdoors.ts";
import { PARKING } from "./parking.ts";
import { ROOMS } from "./rooms.ts";
import { STYLES } from "./styles.ts";
import { SYSTEMS } from "./systems.ts";
import arrangement from "./arrangement.json" with { type: "json" };
import condition from "./condition.json" with { type: "json" };
import costs from "./costs.json" with { type: "json" };
import denials from "./denials.json" with { type: "json" };
import fittings from "./fittings.json" with { type: "json" };
import land from "./land.json" with { type: "json" };
import layout from "./layout.json" with { type: "json" };
import parts from "./parts.json" with { type: "json" };
import position from "./position.json" with { type: "json" };
import praise from "./praise.json" with { type: "json" };
import surroundings from "./surroundings.json" with { type: "json" };

/** What some detail of a property supports. */
const SUPPORTED: Readonly<Record<string, readonly TermRow[]>> = {
  appliances: APPLIANCES,
  building: BUILDING,
  condition: CONDITION,
  costs: COSTS,
  exterior: EXTERIOR,
  flooring: FLOORING,
  interior: INTERIOR,
  outdoors: OUTDOORS,
  parking: PARKING,
  rooms: ROOMS,
  styles: STYLES,
  systems: SYSTEMS,
};

/** A row of a JSON file, which no detail supports: the lines of each text follow one another. */
type UnsupportedRow = { phrases: readonly string[]; name?: string; isUse?: boolean } & {
  [Condition in "except" | "notBefore" | "notAfter"]?: readonly string[];
};

const UNSUPPORTED: Readonly<Record<string, readonly UnsupportedRow[]>> = {
  arrangement,
  condition,
  costs,
  denials,
  fittings,
  land,
  layout,
  parts,
  position,
  praise,
  surroundings,
};

const NOT_ENTERED = "not among the property details";
const SOURCES: Readonly<Record<string, string>> = {
  denials: "can be known only from papers, an inspection or living there",
  praise: "no property detail can support praise",
};

const makeTerm = (table: string, row: TermRow): Term => ({
  kind: table === "praise" ? "praise" : "feature",
  supportedBy: nothing,
  source: SOURCES[table] ?? NOT_ENTERED,
  ...row,
  table: `claims/${table}`,
});

const joinLines = (row: UnsupportedRow): TermRow => ({
  ...Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(" ") : value,
    ]),
  ),
  phrases: row.phrases.join(" "),
});

/** Everything that listing text may claim, number and place apart; the order makes no difference. */
export const TERMS: readonly Term[] = [
  ...Object.entries(SUPPORTED).flatMap(([table, rows]) => rows.map((row) => makeTerm(table, row))),
  ...Object.entries(UNSUPPORTED).flatMap(([table, rows]) =>
    rows.map((row) => makeTerm(table, joinLines(row))),
  ),
];

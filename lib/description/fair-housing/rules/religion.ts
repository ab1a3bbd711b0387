import { type FairHousingRow, HUD_MEMORANDUM } from "../rule.ts";

const NEARBY_WORSHIP = "Promoting nearby places of worship can be read as a religious preference.";

export const RELIGION: readonly FairHousingRow[] = [
  {
    severity: "violation",
    source: HUD_MEMORANDUM,
    phrases: `
      <faith> {home[s]|couple[s]|person[s]|people|single[s]|roommate[s]|lad(y|ies)|gentlem(a|e)n|
        household[s]|neighborhood[s]|communit(y|ies)|area[s]|famil(y|ies)|buyer[s]|tenant[s]|
        owner[s]|values|atmosphere} [only|preferred|wanted],
      <faith> {<area>|<people>|building|complex}, <faith> (only|preferred),
      (building|complex|home|street|block|area|neighborhood|community|subdivision)
        [is|was|meant|made|reserved] for <of faith>
    `,
    reason: "An ad can't state a religious preference or describe a place by religion.",
    replacement: "{}",
  },
  // One with a name is a landmark like any other.
  {
    severity: "caution",
    phrases: `
      [conveniently] <near>
        [a[n]|the|our|your|many|several|local|area|beautiful|historic|all|to]*
        (church[es]|chapel[s]|shul[s]|synagogue[s]|mosque[s]|temples|cathedral[s]|parish[es]|kingdom hall[s]|
        (house|place)[s] of (worship|prayer))
    `,
    notBefore:
      "street, st, road, rd, lane, ln, avenue, ave, hill, drive, dr, creek, point, square, park",
    reason: NEARBY_WORSHIP,
  },
];

import type { TermRow } from "../claim.ts";

/** What only papers, an inspection or living there can tell: to deny it claims something as well. */
export const DENIALS: readonly TermRow[] = [
  {
    phrases: `
      <none> (easement|encroachment|encumbrance|lien|judgment|covenant|violation|sinkhole)[s]
        [of record|on record|recorded|outstanding],
      <none> (back|delinquent|unpaid) taxes,
      <none> permit[s] (outstanding|open|pending),
      (no|without|zero|not any) (open|outstanding|expired|pending|unclosed) (permit|code violation|
        work order|violation)[s],
      <none> ((buried|underground) [oil|fuel] tank|polybutylene|knob and tube|asbestos|radon|lead paint|
        aluminum wiring|mold|termite[s]|foundation (issue|problem|crack)[s]|water damage|water intrusion|
        water in the basement|fire damage|storm damage|insurance claim[s])
    `,
  },
  {
    phrases: `
      <none> [*] (noise|traffic) (from|of) the (road|street|highway|freeway|interstate|train[s]|airport),
      <none> (road|street|traffic|highway|freeway|train|airport|airplane|plane|city|neighbor) [and *] noise,
      <none> (through|thru|heavy|rush hour|cut through) traffic, <none> busy (road|street|highway)[s],
      <none> (shared|common|adjoining|party|connecting) wall[s],
      <none> (walls (shared|in common)|shared (driveway|drive|well|septic)),
      <none> (rear|back|backyard|upstairs|downstairs|adjacent|close|immediate) neighbor[s],
      <none> neighbor[s] (above|below|behind|upstairs|downstairs|on (one|either|any|the other) side|
        next door|across|overhead|in back),
      (no one|nobody) (above|below|overhead|upstairs|behind) [you|us]
    `,
  },
  {
    phrases: `
      <none> (time (limit|line|frame)|deadline|timetable|building requirement|build requirement|
        minimum (square footage|house size|home size|build)|building restriction|zoning restriction|
        rental restriction|age restriction|pet restriction|deed restriction)[s] [(to|on|for|by) (build[ing]|*)],
      <not in> [a|an|the|any]* [designated|mapped|special|fema|100 year|hundred year|high risk]*
        (flood[ ]plain|flood[way]|flood (zone|area)|fire (zone|area)|wildfire (zone|area)|hurricane zone|
        evacuation zone|surge zone|wetland[s]|historic district|fault zone|noise zone|tax district),
      (outside|out) [of] [a|an|the|any]* (flood[ ]plain|flood (zone|area)|fire zone|evacuation zone|
        historic district|city limits)
    `,
  },
];

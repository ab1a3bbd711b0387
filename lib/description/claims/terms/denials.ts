import type { TermRow } from "../claim.ts";

/** What only papers, an inspection or living there can tell: to deny it claims something as well. */
export const DENIALS: readonly TermRow[] = [
  {
    phrases: `
      <none> [*] (easement|encroachment|encumbrance|lien|judgment|covenant|violation|sinkhole)[s]
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
      <none> [*] [*] (crack|stain|odor|smell|rot|damage|defect|leak|repair|back[ ]up|outage|contamination|
        infestation|pest|rodent|lawsuit|litigation|special assessment|assessment)[s],
      <none> (flip|transfer|move in|initiation|capital contribution) (tax|fee|charge)[es|s],
      <none> [*] (rental|pet|parking|building) (cap|limit|restriction|rule|minimum)[s],
      <none> [*] (wetland[s]|sinkhole[s]|septic issue[s]|shared (driveway|drive|well|wall[s])),
      (no|zero|without) [*] (history|sign|trace|evidence|record) of *, (subject|party) to any *,
      (never|has never|have never|never had|not once) [had|been|seen|gone|taken on]* [a|an|any|a drop of]*
        (leak|flood|claim|fire|problem|water|dry|flooded|leaked|backed up|repaired|painted|smoked in|rented),
      (hasn't|haven't|has not|have not) (gone up|risen|raised|increased|changed|leaked|flooded|moved|settled|shifted) *,
      (none of the|not one of the|not a) [*] (window|door|pipe|wall|ceiling|floor)[s] [*] (stick|fog|leak|crack|
        sag|squeak|cracked|leaking)*,
      <none> [*] [*] (construction|development|building) (planned|going on|next door|nearby|in sight|across),
      <none> unit [is] (above|below|on top of|over|under) *, <none> (one|body) (lives|living) (above|below) *,
      (no|without any) [public|other] access (on|to) the (lake|pond|river|water)
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
        (flood[ ]plain|flood[way]|flood (zone|area)|[historic] overlay|fire (zone|area)|wildfire (zone|area)|hurricane zone|
        evacuation zone|surge zone|wetland[s]|historic district|fault zone|noise zone|tax district),
      (outside|out) [of] [a|an|the|any]* (flood[ ]plain|flood (zone|area)|fire zone|evacuation zone|
        historic district|city limits)
    `,
  },
];

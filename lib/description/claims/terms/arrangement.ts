import { any, option, type TermRow } from "../claim.ts";

/** Where rooms lie, what lies beside what, and how parts are fueled, colored and divided. */
export const ARRANGEMENT: readonly TermRow[] = [
  {
    phrases: `
      <room> (is|are|was|were) [all|both|also|just|right|located|tucked|only]*
        (upstairs|downstairs|(at|in|on) the (front|back|rear|side|end|other|far|opposite|quiet|north|south|east|west)|
        on the (main|ground|first|second|third|top|lower|upper|same|entry) (floor|level)|
        (off|next to|beside|between|behind|across from|adjacent to|opposite) [of] the *|
        (off|next to|beside) (it|each other|one another)),
      <room> (opens|open|leads|lead|flows|flow|connects|connect) [right|straight|out|up|directly]*
        (to|onto|into|on) (the|a|an|its) *,
      (on|through|across|throughout) (each|every|all|both) [upper|lower|main|finished|three|two|of the]*
        (floor|level|story|stories)[s], (both|upper|all three|all four) [upper] (floors|levels|stories),
      (another|one|a second) (at|in) the (front|back|rear|side), side by side [*],
      (has|with) a (side|back|rear) door, (second|cellar|screen|storm|barn|dutch|bulkhead|pet|dog|roll up|overhead) door[s]
    `,
    notBefore: "or up, or down, or",
  },
  {
    phrases: `
      (range|stove|oven|cook[ ]top|dryer|water heater|grill|fireplace)[s] (is|are|runs on|uses) (gas|electric|induction|propane|natural gas),
      (gas|electric|propane) (water heater|dryer|grill|fireplace)[s],
      (does not|doesn't|do not|don't|never|has never|have never|did not|didn't)
        (leak|leaks|leaked|flood|floods|flooded|squeak|squeaks|sag|sags|settle|shift|freeze|freezes|smoke|smokes),
      (half|part|some|most|all|a third|much) of it [is|are]* (covered|paved|fenced|wooded|open|cleared|
        shaded|screened|insulated|heated|level|wooded|pasture|tillable),
      painted [in|a]* [soft|light|dark|pale|warm|*] <color>,
      <color> (kitchen|cabinet[s]|wall[s]|house|siding|door[s]|shutter[s]|barn|tile[s]|fence|paint|roof|
        walls|appliances|counters|countertops|brick|stucco),
      (garage|porch|deck|driveway|floor[s]|workshop|patio|basement|attic|sun[ ]room|greenhouse) (is|are) (heated|cooled|insulated),
      work[ ]bench[es], <part> (has|have|with) (a|an|two|three|its own|built in) [*] <chattel>,
      (seller|owner)[s] (need|want|ask|require|prefer|request|would like|must|hope)[s] *
    `,
    notBefore: "to show, you to know, you to love",
  },
  { supportedBy: option("heatingFuel", "Electricity"), phrases: "which (is|are) electric" },
  {
    supportedBy: any(option("heatingFuel", "Natural gas"), option("heatingFuel", "Propane")),
    phrases: "which (is|are) gas",
  },
  { phrases: "addition[s]", notAfter: "in, welcome, any, latest, new", notBefore: "of, to" },
  {
    phrases: `
      (patio|deck|porch|driveway|walk[way]|path|balcony|fence|counter[s]|counter[ ]tops|cabinet[s]|sink|tub|
        vanity|ceiling[s]|railing[s]|stoop|sauna|shower|doors|trim|mantel|foundation) (is|are) [all|real|solid|*]
        (brick|stone|wood|slate|concrete|gravel|cedar|marble|iron|vinyl|tile[d]|granite|quartz|oak|
        maple|pine|walnut|cherry|teak|redwood|composite|flagstone|steel|copper|glass|porcelain|plaster),
      (real|true|solid|genuine) (adobe|oak|wood|stone|plaster|maple|cherry|walnut|pine|copper|brass),
      electric (car|vehicle|truck)[s], wraps [around], pass[ ]through, up to date,
      (second|extra|two) (refrigerator|fridge|oven|range|dishwasher|sink|washer|kitchen)[s],
      (doorman|concierge|desk|security|attendant|staff) [is|are] [there|here|on duty|on site]* (day and night|
        24 hours|24/7|around the clock|full time|part time|overnight),
      (24 hour|24/7|full time|part time|round the clock) *,
      (room|space) for * (above|overhead|upstairs|over it), (a|extra|more|bonus|spare) (room|space) (above|overhead|upstairs|over it),
      (balcony|balconies|bedroom[s]|deck|living room|window[s]|terrace|porch|suite|kitchen|rooms) (face|faces) the
        (water|lake|ocean|river|bay|gulf|sea|sound|canal),
      (half|most|some|all|much|two|three) [of] the (land|acres|acreage|lot|parcel) (is|are) *,
      (tile[d]|laminate|wood|concrete|solid surface) counter[s], hand painted *, water pressure,
      no neighbor[s] (in sight|behind|nearby|above|below|close|across), no street[ ]lights,
      woods, woodland[s], woodlot
    `,
  },
  {
    supportedBy: option("indoorFeatures", "Double Pane/storm windows"),
    phrases: "(windows|windows all) have storms, storms and screens",
  },
];

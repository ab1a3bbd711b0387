import type { TermRow } from "../claim.ts";

/** Where a part of a home lies, what it looks at, and how far something reaches: no screen asks. */
export const POSITION: readonly TermRow[] = [
  {
    name: "beside-a-part",
    phrases: `
      (off|past|beyond|behind|next to|adjacent to|adjoining|opposite|across from|alongside|overlooking|
        facing|flanking) [of] (the|its|a|an|our|your|each|both) [*] (<room>|<spot>),
      (beside|above|over|below|under|beneath) (the|its|an|our|every|each) [*] (<room>|deck|stair[s|case]),
      between the [two|three|upstairs|back|front]* (bedrooms|baths|bathrooms),
      (is|sits|lies|stands|are|sit) [right|just]* between the [*] (<room>|<spot>),
      (looks|looking) [right|straight|back]* (out on|out to|out over|over|onto|into) (the|a|its|your) *,
      <room> (faces|face|looks toward) the *, shares the (front|back|rear|side) of the house,
      (adjoins|flanks|abuts|overlooks|borders) (the|a|its|your) [*] (<room>|<spot>),
      (steps|walks|opens|leads|you [can] step) [right|straight|directly]* [out|down|up]
        (to|onto|into|on|from) (the|a|its|your) [*] (<room>|<spot>)
    `,
    except: "(off|beyond|past) (the|a) (dock|gated), over the [*] [full|half] bath, above the rest",
    notAfter:
      "look, looking, are, parking, park, cars, car, for, argue, porch, deck, patio, balcony, bottles, way, exterior",
  },
  {
    name: "on-a-floor",
    phrases: `
      (upstairs|downstairs) (,) [you'll find|are|is|the|a|an|your|our|owner's|*]* (<room>|bath[s|room|rooms]),
      (bed[ ]rooms|baths|bathrooms|two|three) (up|down|upstairs|downstairs) and,
      (up|down) (a|one|two|three|four|five|six|half a|#) (flight|step|level|stair)[s],
      (up|down|at the head of|at the top of|at the foot of) the (stairs|staircase|steps),
      (at|on|to|along|in) the (north|south|east|west|front|rear|back|garden|street|alley|water|lake|uphill|
        downhill|sunny|shady|quiet|high|low) (side|end|edge|corner) [of *],
      (at|on) (the|an) (top|crest|foot|brow|bottom) of (the|a) (hill|rise|ridge|slope|knoll|bluff|street|lane|road)
    `,
  },
  {
    name: "in-each-room",
    phrases: `
      in (each|every|all the|all (two|three|four|five)) [of the] (<room>|room|bath[s|room|rooms]),
      in each of the (<room>|room|bath[s|room|rooms]),
      (reached|reaches|touched|in|throughout) every room [in the (house|home)],
      (freezer|washer|dryer) [is|are] in the (garage|basement|mud room|kitchen)
    `,
  },
];

import { any, option, type TermRow } from "../claim.ts";

// A house of a century and more is called an antique.
const LAST_ANTIQUE = 1926;

/** What is said of a part of a home that no screen asks about: its state, its outlook, what it shares. */
export const PARTS: readonly TermRow[] = [
  {
    phrases: `
      <part> (has|have|with|gets|get|got|includes|offers) [a|an|its|their|own|extra|*] <fixture>,
      (another|extra|second|separate|spare|deep|its own|utility|laundry|bar|prep|shop) [*]
        (sink|toilet|tub|landing|hallway|shower)[s],
      <part> (has|have|gets|get) (a|its own|their own|an adjoining|a private|an attached) [*] bath[room],
      (a|with) (sink|toilet|shower|landing|tub) (in|off|under|by|for) the *
    `,
    except: "<part> (has|have|with|gets|get) (seen|known|heard)",
    notBefore: "fan*, pump*, detector*",
  },
  {
    supportedBy: option("indoorFeatures", "Double Pane/storm windows"),
    phrases: "<part> (has|have|with) (double|dual|two|storm|insulated) [*] window[s]",
  },
  {
    phrases: `
      <part> (is|are|stays|stay|was|were|feels|has always been) [all|always|so|very|extra|both|
        completely|bone|nice and]*
        (dry|deep|wide|tall|high|empty|vacant|occupied|leased|separate|private|bright|open|big|huge|
        enormous|oversized|newer|original|level|usable|legal|permitted|insulated|
        plumbed|lit|rentable|self contained|soundproof*|move in ready),
      (wide|wider|deep|deeper|tall|taller|high|huge|extra large|enormous|double|triple|arched|
        original) (door[s|way|ways]|hall[s|way|ways]|window[s]|lot|stair[s|way|case]|
        entry[way]|ceiling[s]|closet[s]|yard|driveway|lots),
      (lot|yard|driveway|garage|unit|kitchen) (is|are) (wider|deeper|bigger|larger|longer|newer) than
    `,
  },
  {
    phrases: `
      <part> (looks|look) (out|down|across|toward[s]|north|south|east|west) [*],
      <part> (opens|open) wide, (walks|walk) out to,
      <part> (faces|face) [the|a|an] (street|north|south|east|west|park|
        courtyard|back|front|mountain[s]|bay|alley|woods),
      <part> (gets|catches|takes in|get|catch) [the|all the|plenty of|a lot of|lots of]*
        (sun|light|breeze[s]|morning sun|afternoon sun|evening sun|morning light),
      (light|windows|glass|sun) (on|from) (two|three|four|all|both) sides,
      (shares|share|sharing) [only|just]* (a|an|one|the|two) (bath[room]|wall[s]|hall[way]|entrance|entry|kitchen),
      (full|half|powder) [bath[room]] (has|with) [a|an|its] (shower|tub|window)
    `,
  },
  {
    phrases: `
      (rear|side|back|alley|direct|street|separate|outside|outdoor|ground level|
        walk out|walk up|drive in|deeded|year round|private|keyed|keyless) access,
      access (from|through|by|via) the (alley|rear|back|side|street|garage|lane),
      (long|short|steep|shared|circular|curved|wide|gravel|paved|concrete|asphalt|brick|winding|
        private) [*] driveway[s], (one|two) way street, (dirt|gravel|private|paved|back|country|
        county|dead end|maintained) (road|street|lane|drive),
      (road|street|lane|driveway) (is|gets) (paved|plowed|quiet|private|maintained|gravel|dirt)
    `,
    except: "short access",
  },
  {
    phrases: `
      (is|are|was|were|been|being) [*] (done over|torn off|torn out|opened up|put in|
        brought in|swapped out|changed out|replastered|relined|recoated|pumped|
        poured|lined|re[ ]done|modernized|brought up to code),
      (was|were|been|being) [*] done [over] (last|this|two|three|a few|just|recently) *,
      (was|were|been|being|just|newly|recently|freshly) [*] (painted|cleaned|
        serviced|tuned|sealed|graded|seeded|pruned|tested) [over] (last|this|in|two|three|a|just|
        recently|every) *,
      (went|go|goes|going) in (last|this|two|three|a few|in) *,
      (has|have|with|is good for) [*] [*] [good] years (left|to go|of life|in it|to spare),
      (has|have) never been (painted|rented|lived|wet|used|touched|changed|flooded|smoked),
      (less|fewer|not) than (a|one|two|three|five|#) year[s] old,
      up to code, to code, by permit, with permits, (has|had|have) (one|two|three|#) owner[s],
      in (one|the same) family (since|for), same (owner[s]|family) (since|for), owner occupied
    `,
  },
  {
    phrases: `
      (quick|fast|early|immediate|flexible|delayed|easy|30 day) (closing|close|possession|occupancy|move in|settlement),
      (closing|possession|occupancy) (is|can|at|date|available|possible|by|on), [clear|clean] title,
      (is|are|be) [also|both|already|all]* (allowed|permitted|approved|grandfathered|transferable|
        assumable|negotiable|prepaid|paid for|paid up|paid off|deeded|assigned),
      (you|buyer[s]|owner[s]) (own[s] the (space|spot|land|lot|dock|slip|parking [space])|(may|can) (rent|lease) [it|the] *),
      (in|by|with) the (dues|fee|fees|hoa fee), (rent[s]) (could|can|may|should|will|are|is|of|go|
        up|run), (low|lower|lowest|reasonable|small|stable) [*] (hoa|fee[s]|dues|tax[es]|rent[s]|assessment[s]),
      (fee[s]|dues|tax[es]) (stay|are|is|remain|have|has) [*] (low|lower|lowest|reasonable|stable|
        frozen|flat|small|unchanged|gone), (no|without) [*] (weight|size|age|breed|pet|rental) (limit|
        cap|restriction)[s]
    `,
  },
  {
    phrases: `
      (come[s]|sold|offered|conveys|goes) with [it|the sale|the home|the house] [a|an|the|its|your|two|three]
        [*] <chattel>, <chattel>['s] (included|staying), <chattel> (stay[s]|convey[s]|remain[s]|transfer[s]|(is|are|'s|'re) included|goes with|
        go with|come with)
    `,
  },
  {
    phrases: `
      (room|space|bath[room]|bedroom|den|office|apartment|loft|suite|storage|studio|flat) (over|above|
        upstairs in|behind|below|under) the (garage|kitchen|shop|barn|porch),
      (garage|shop|barn|boathouse) has [a] (room|space|loft|bath[room]|apartment) (upstairs|above|on top|overhead),
      (heated|cooled|insulated|glassed|screened|usable) (for|all|through) [the] (winter|year|summer|seasons),
      [*] (space|parking|garage) [is] under the building, under building parking,
      (third|second|extra|another|legal|separate|basement|garden|upper|lower|owner's|rental)
        (apartment|unit|flat|rental)[s],
      (end|side|front|back|top) of the hall, (on|at|right on|just on) the corner [of *],
      (waterline|irrigated|drip system|drip irrigation|drip line[s]), enrolled in *,
      with a (rolling|built in|folding|hidden|custom|murphy|secret|pull down|fold down) *,
      (delivered|left|handed over|sits|sitting|stands|standing) (empty|vacant),
      plans (are|have been) (drawn|approved|ready|in hand), (lot|yard|garage|land|grounds|driveway) [*] [is] big enough (for|to (add|build|hold|fit)) *
    `,
    except: "(on|at) the corner of (the|your|our|my) *",
  },
  {
    supportedBy: any(
      option("indoorFeatures", "Mother-in-law apartment"),
      option("basement", "Finished"),
    ),
    phrases: "separate living (quarters|area|space)",
  },
  {
    phrases: `
      (cleared|zoned|prepped|stubbed|roughed in) for *, [all] on one (floor|level),
      (soaker|soaking|corner|deep|freestanding|roman|slipper) tub[s], lender[s] *,
      (low|assumable|fixed) [interest] rate[s], see [*] [*] [*] from (the|your|every) <part>,
      (featured|published|photographed|written up) (in|by|on) *,
      (nobody|no one) has lived (here|in it|there), paid (through|until|up|for by|by the) *,
      (dog|pet|cat)[s] (up to|under|over|ok|okay|considered|fine|are fine),
      available (for|to) (rent|lease|purchase|buy), wall[s] (is|are) [so|very|all] thick,
      (has|with) a (sitting|seating|bar|study) (area|nook|space),
      (hurricane|impact|fire|wind|storm|top|highly) (rated|resistant),
      social (director|calendar|committee|club|events),
      (spring|creek|brook|stream) feeds the *, pike, walleye, bluegill,
      (association|building|hoa|board|complex) [has|have|is|was|just|recently|been]* (finished|finishing|
        painting|painted|repainted|repaired|replacing|resurfaced|refinanced|restored) *,
      (association|hoa|board|complex) [has|have|is|was|just|recently|been]* completed *
    `,
  },
  {
    phrases: `
      (<part>|<heat>|<roof>|line|lines|liner|pump|plumbing|wiring|panel|siding|gutters|counters|
        cabinets|appliances|tank|stucco|brick|concrete|electrical) [was|were|just|recently|newly|all|been|has|have]*
        (replaced|redone|rebuilt|resurfaced|repaired|upgraded|refaced|reglazed|repainted|repointed|recoated|resealed|rewired|reinsulated),
      (leaving|include|including|throw in|throwing in|will leave) (the|our|all the|you the|a) [*] <chattel>
    `,
  },
  {
    phrases: `
      smart [*] (light*|lock[s]|home|house|thermostat[s]|switch*|speaker[s]|irrigation|garage|blinds|
        appliance[s]|toilet[s]|glass|wiring|tv[s]|shade[s]|opener),
      (tile|slate|stone|concrete|hardwood|wood|brick|oak|pine)[s] (is|are|was|were) [all|newly|*]
        (heated|new|newer|refinished|reclaimed|imported|sealed|sanded),
      (commands|brings|fetches|earns|generates|yields|draws) [*] [*] (rent[s]|income|return[s]|premium|price),
      (premium|market|top|fair) rent[s], garden level,
      (guest|pool|carriage|coach|summer|bunk|tea|boat|ice|spring|sugar|smoke|pump|gate|play|well|
        wash|milk|row boat) house[s],
      (drawings|designs|design|plans) (by|from) *, by a (local|noted|renowned|celebrated|master|famous|well known) *,
      (coyote|cedar|board|stockade|rail|wire|adobe|latilla|hedge|bamboo|metal|aluminum|pipe|picket|
        slat|panel|field|horse|deer|woven|welded|barbed|buck|pole|post|lattice|stucco) [*] fenc(e|es|ing),
      fenc(e|es|ed|ing) [is|in|with|of]* [all|in]* (pipe|wire|cedar|block|brick|stone|vinyl|wood|iron|pickets|
        chain link|steel|redwood|barbed|hog|welded|woven),
      bounded by *, [home|private] cinema
    `,
  },
  {
    supportedBy: any(
      option("parking", "Carport", "Garage - Attached", "Garage - Detached"),
      option("outdoorFeatures", "Porch"),
    ),
    phrases: "under cover",
  },
  {
    supportedBy: (home) => home.built > 0 && home.built <= LAST_ANTIQUE,
    phrases: "antique",
    onlyBefore: "cape, colonial, house, home, farmhouse, building, brick, charm",
  },
];

import type { TermRow } from "../claim.ts";

/** Age, repair and renewal. */
export const CONDITION: readonly TermRow[] = [
  {
    phrases: `
      [down|back|gutted|stripped|taken|redone]* to [the|bare|its]* (stud|lath|joist|subfloor|rafter|framing|bone)[s],
      (top to bottom|end to end|inside and out|stem to stern|floor to ceiling|from the ground up),
      (is|are|being) [both|all|much|also|only|fairly|the|a]* (newer|recent|like new|nearly new|nearly original|original),
      (a few|several|a couple [of]|couple of|two|three|four|five|some) (years|summers|winters|springs|falls|months)
        (ago|back|in), (replaced|redone|rebuilt|installed|painted|refinished) together,
      (went|put) (on|in) (together|last *|recently|new|#), (years|life) left in (it|them)
    `,
    except: "(two|three|four|five|some) years (ago|back)",
    notBefore: "than, to",
    notAfter: "#",
  },
  {
    supportedBy: (home) => home.remodeled > 0,
    phrases: `
      structural[ly] (redone|reworked|updated|renovat*|rebuilt|remodel*|overhauled|work|overhaul),
      (redone|reworked|updated|rebuilt|overhauled) structurally
    `,
  },
  {
    supportedBy: (home) => home.remodeled > 0,
    phrases:
      "redone, updated, rebuilt, renewed, refurbished, overhauled, refreshed, revamped, reworked, modernized, converted [or *]",
    onlyBefore: "in, during, back in, at the (start|end|turn), around, circa, * years ago",
  },
  {
    supportedBy: (home) => home.remodeled > 0,
    phrases: `
      [newly|recently|completely|fully|freshly|totally|tastefully|
        extensively]* (renovated|remodeled|rehabbed|restored|renovation[s]|remodel)
    `,
  },
  {
    phrases: `
      (renovated|remodeled|rehabbed|restored|updated|redone) [*]
        (kitchen|bath[room]|basement|bedroom|room|exterior|interior|patio|deck|porch|garage)[s]
    `,
  },
  {
    phrases: `
      [newly|recently|freshly] (updated|upgraded|refinished|repainted|refreshed|redone|
        modernized), updates, upgrades, fresh[ly] paint[ed], new paint
    `,
  },
  {
    phrases: `
      [brand] new[er|ly] [*] [*] (roof|kitchen|bath[room][s]|appliance[s]|hvac|furnace|
        floor[s|ing]|window[s]|carpet[ing]|paint|construction|build|built|siding|
        water heater|plumbing|electrical|wiring|deck|(ac|a/c|heat pump) [unit[s]]|
        air condition*|fixture[s]|fenc(e|ing)|door[s]|gutter[s]|drive[ ]way|pump[s]|liner|
        tile[s]|boiler[s]|porch|patio|elevator[s]|shower|tub|vanity|insulation|sod|lawn|
        pool|garage|heater|range|oven|stove|refrigerator|fridge|dish[ ]washer|washer|
        dryer|skylight[s]|light(s|ing)|septic|well|cabinet[s]|counter(s|top[s])|
        landscaping), never lived in, brand new, new build
    `,
  },
  {
    phrases: "(is|are|was|were|all|everything) [nearly|almost|practically|like] new",
    notBefore: "to",
  },
  {
    phrases: `
      re(built|surfaced|finished|painted|roofed|plastered|wired|plumbed|glazed|stained|
        sealed|tiled|carpeted|landscaped|insulated) [(last|this) *],
      (was|were|been|is|are|just|recently|newly|all) [*] (replaced|repaired|serviced),
      (installed|serviced|replaced|repaired|added|painted) (last|this|in|just|recently|#) [*]
    `,
  },
  {
    phrases: `
      (kitchen|bath[room]|attic|basement|garage|porch|wall|room|layout|floor plan|deck|stair)[s]
        (was|were|has been|have been|got|is|are) [just|newly|recently|all|fully]
        (opened|enlarged|expanded|moved|reconfigured|converted|extended|added|gutted|modernized|
          widened|rebuilt|finished|enclosed|overhauled|transformed|redesigned|reimagined),
      (heated|insulated|oversize[d]|climate controlled|paved|gravel|brick|shared|gated|tandem|
        deep|extra (deep|wide|large)|drive through|pull through)
        [*] (drive[way]|garage|workshop|shop|carport|parking)
    `,
  },
  {
    phrases: `
      (cedar|redwood|teak|mahogany|ipe|trex|composite|stone|flagstone|paver|
        bluestone) (deck[s]|decking|patio[s]|porch[es]|fenc*|walk[ ]way[s]), cedar
    `,
  },
  {
    phrases: `
      no (cc[&]r[s]|covenants|special assessment[s]|flood *|lien[s]|[rental|
        deed] restrictions|known *|leak[s]|deferred maintenance|repairs needed|
        neighbors behind), special assessment[s], flood (zone|insurance),
      (sprinkler|alarm|roof|pool) (was|is|were) (replaced|new)
    `,
  },
  {
    phrases: `
      [pre] approved [for|by], credit[s] (for|of|at|toward[s]|to the|on|from) *,
      never [had|taken|seen|let in]* [a drop of|any]* (water|leak[s]|flood*|problem[s]|mice|termites|mold) [in|at|under] the *,
      drop of water, (had|have|got|getting) (the|our|it|them|all the|its|both) [*] [*]
        (cleaned|replaced|redone|repainted|painted|serviced|inspected|pumped|rebuilt|refinished|
        repaired|tested|rewired|replumbed|insulated|tuned|sealed|relined|swept|restored|reglazed),
      (we|i|husband|wife|he|she|they|owner[s]|dad|son|brother|builder|association|landlord)
        [just|also|recently|even|'ve|have|has|had|*]
        (added|redid|replaced|installed|painted|repainted|refinished|upgraded|updated|
        rebuilt|rewired|replumbed|resealed|insulated|knocked out|tore out|ripped out|took out|
        repaired|serviced|swapped|sanded|tiled|retiled|converted|remodeled|renovated)
        (in|the|our|all|both|every|a|an|new|two|some) [*] [*] (<part>|<fixture>|<roof>|<heat>|floors|counters|cabinets|
        carpet|tile|panel|wiring|appliances|gutters|siding|paint|liner|pump*),
      (dropped|drop|cut|lowered|reduced|slashed|adjusted) the [asking] price, price (drop*|reduc*|improve*|adjust*|cut*|is down),
      glow[ ]up, facelift, makeover, reno, accent wall[s], feature wall[s],
      move in ready, turn[ ]key, well maintained, meticulously (maintained|kept|cared),
      immaculate, pristine, mint condition, one owner, original owner, pre[ ]inspected,
      inspected, warranty, warranties, low maintenance, maintenance free, as is,
      needs (work|tlc), fixer upper
    `,
    except: "as is (usual|common|customary|often|the)",
  },
];

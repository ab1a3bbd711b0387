import type { TermRow } from "../claim.ts";

/** Utilities, rights and permits of a lot. */
export const LAND: readonly TermRow[] = [
  {
    phrases: `
      power pole[s],
      (power|electricity|electric|utilities|fiber|water|gas|sewer|cable) [and *] [is|
        are] (on site|(on|at|to|near|along|available at) [the] (lot line|street|road|
        property line|lot)), lot line
    `,
  },
  {
    phrases: `
      (sand|sandy|rock|rocky|gravel|pea gravel|muck|mucky|hard|firm|soft|weedy|clean|pebble|pebbly|grassy|weed free|shallow|
        clear) [*] (bottom|shore[line|s]|beach|frontage|entry|lake bed|edge), (bottom|shore[line]|frontage|bank) is [all|mostly]* *,
      (level|flat|sloped|sloping|steep|gentle|gradual|terraced|graded|easy) [*] [*] (to|toward|at|down to|all the way|
        from) [the|to]* (water|lake|river|shore|street|road|back|rear|front|creek|dock),
      (lot|land|ground|acreage|parcel|property|yard|site|lawn|tract|place) [*] (slopes|slope|rises|falls|drops|rolls|climbs|
        tilts|steps down|lies|lays) *,
      (mostly|all|gently|nearly|fully|completely) (level|flat|rolling|sloping|sloped|usable|wooded|open|cleared|tillable),
      (gentle|gradual|slight|steep) (slope|grade|rise|drop|incline|hill)[s], drop off, water deepens,
      (open|hay|crop|farm|bottom|pasture|meadow) (ground|land|field)[s], knoll, ravine, bluff, hillside, ridge
    `,
    except: "(lot|land|place) (falls short|slope through|lies in)",
    notAfter: "price, prices, stock, in the",
    notBefore: "line[s], top, avenue, ave, road, rd, street, drive, dr, ridge",
  },
  {
    phrases: `
      survey[ed], perc[olation] test[ed|s], percs, zon(ed|ing), hunting, fishing,
      road frontage, paved road, easement[s], mineral rights, spring fed,
      (bus|train|streetcar|trolley|ferry|shuttle|subway)[es] [line] (stops|stop (at|in|out|outside|across|right|by)|runs|run|comes|leaves|pull[s] up) *, timber, subdivid(e|ed|able),
      permit[s] [in hand], plans [are] approved
    `,
  },
];

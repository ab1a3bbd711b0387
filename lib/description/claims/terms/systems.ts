import { option, type TermRow } from "../claim.ts";

export const SYSTEMS: readonly TermRow[] = [
  {
    phrases: `
      radiant (floor[s]|tubing|tubes|lines|slab|panels) [heat[ing]], heated floor[s], (in|under)[ ]floor heat[ing],
      radiant [heat[ing]] (in|under|beneath) the (floor[s]|tile[s]|slab|concrete),
      (wood|pellet|corn|coal|pot[ ]belly|soapstone|cast iron) [burning] stove[s],
      (stove|it|which|that) (burns|burning) *,
      on (a|its own) (timer|cistern|zone|thermostat), on [a] drip [line[s]|system], (two|three|four|#) zones
    `,
    except: "(it|which|that) (burns|burning) (natural|gas|propane|coal|electric*|to)",
  },
  {
    supportedBy: option("cooling", "Central air conditioning"),
    phrases: "c/a, cac, (central[ly]|whole (house|home)|ducted) [heat[ing|ed] and] <cooling>",
  },
  {
    supportedBy: option("cooling", "Evaporative cooler"),
    phrases: "(evaporative|swamp) cool(er[s]|ing), evaporation, evap[orative] cooler[s]",
  },
  { supportedBy: option("cooling", "Refrigerated air"), phrases: "refrigerated <cooling>" },
  {
    supportedBy: option("cooling", "Solar"),
    phrases: `
      (solar|sun) [powered|driven|run] <cooling>,
      <cooling> [*] [*] [*] (by|on|from) (solar [power|energy]|[the] sun)
    `,
  },
  {
    supportedBy: option("cooling", "Wall"),
    phrases: `
      [(through|in) the|wall mounted] wall ([unit] <cooling> [unit[s]]|unit[s]),
      through the wall <cooling>
    `,
  },
  {
    supportedBy: option("cooling", "Central air conditioning", "Refrigerated air", "Solar", "Wall"),
    phrases: "air condition(ing|ed|er[s]), a/c, ac [unit[s]]",
  },
  { supportedBy: option("heating", "Baseboard"), phrases: "baseboard <heat>" },
  { supportedBy: option("heating", "Baseboard"), phrases: "baseboards", onlyBefore: "heat" },
  {
    supportedBy: option("heating", "Forced air"),
    phrases:
      "forced [hot|warm] air [<heat>], ducted <heat>, gas (fa|f/a), furnace[s], f/a [<heat>], fa [gas] <heat>",
  },
  { supportedBy: option("heating", "Steam Heat"), phrases: "steam (heat[ing]|radiator[s])" },
  { supportedBy: option("heating", "Steam Heat", "Radiant"), phrases: "radiator[s]" },
  {
    supportedBy: option("heating", "Geothermal"),
    phrases: "geothermal [<heat>], (ground|earth) (source|coupled) [<heat>]",
  },
  { supportedBy: option("heating", "Heat pump"), phrases: "heat pump[s]" },
  {
    supportedBy: option("heating", "Radiant"),
    phrases: "radiant [heat[ing|er[s]]]",
  },
  {
    supportedBy: option("heating", "Stove"),
    phrases: "heating stove[s], stove heat",
  },
  { supportedBy: option("heating", "Wall"), phrases: "wall (heat[er[s]|ing]|furnace[s])" },
  { supportedBy: option("heatingFuel", "Coal"), phrases: "coal [heat|fired]" },
  {
    supportedBy: option("heatingFuel", "Electricity"),
    phrases: "electric[ity] (heat[ing|er[s]]|baseboard[s]|heat pump[s]), (all|fully) electric",
  },
  {
    supportedBy: option("heatingFuel", "Natural gas"),
    phrases:
      "[natural] gas [fired|forced air] (<heat>|line|service|hook[ ]up), [piped] natural gas",
  },
  {
    supportedBy: option("heatingFuel", "Propane"),
    phrases: "propane [tank|<heat>], lpg [<heat>], lp [gas] [<heat>]",
  },
  { phrases: "(oil|fuel oil) (heat[ing]|tank|furnace), heating oil" },
  {
    supportedBy: option("waterSewage", "Well Water"),
    phrases: "well water, (private|drilled|deep|shallow|domestic|water) well[s]",
  },
  {
    supportedBy: option("waterSewage", "Well Water"),
    phrases: "(on|a|its own|the) well",
    onlyBefore: "and, supplies, serves, for, water, on, provides",
  },
  {
    supportedBy: option("waterSewage", "Well Water"),
    phrases: "well[s]",
    onlyBefore: "(and|with) [a] septic",
  },
  {
    supportedBy: option("waterSewage", "Municipality Water"),
    phrases: "<municipal> water",
    notBefore: "front",
  },
  {
    supportedBy: option("waterSewage", "Septic Tank"),
    phrases: "septic[s], septic (tank|system)[s]",
  },
  {
    supportedBy: option("waterSewage", "Municipality Sewer"),
    phrases: `
      <municipal> [water and] sewer[s] [system|service],
      sewer[s] [is|are] (municipal|city|public), (on|to) [the] sewer,
      (connected|hooked up) to [the] sewer
    `,
  },
  {
    supportedBy: option("waterSewage", "Municipality Water", "Municipality Sewer"),
    phrases: "(public|city|municipal) utilities",
  },
  { supportedBy: option("cooling", "Solar"), phrases: "solar", notBefore: "cooling*, air*" },
  { supportedBy: option("heatingFuel", "Electricity"), phrases: "which (is|are) electric" },
  {
    supportedBy: option("heatingFuel", "Natural gas", "Propane"),
    phrases: "which (is|are) gas",
  },
];

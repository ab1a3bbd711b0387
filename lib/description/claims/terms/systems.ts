import { nothing, option, type Term } from "../term.ts";

export const SYSTEMS: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: option("cooling", "Central air conditioning"),
    phrases: "c/a, cac, (central[ly]|whole (house|home)|ducted) [heat[ing|ed] and] <cooling>",
  },
  {
    kind: "feature",
    supportedBy: option("cooling", "Evaporative cooler"),
    phrases: "(evaporative|swamp) cool(er[s]|ing), evaporation, evap[orative] cooler[s]",
  },
  {
    kind: "feature",
    supportedBy: option("cooling", "Refrigerated air"),
    phrases: "refrigerated <cooling>",
  },
  {
    kind: "feature",
    supportedBy: option("cooling", "Solar"),
    phrases: `
      (solar|sun) [powered|driven|run] <cooling>,
      <cooling> [*] [*] [*] (by|on|from) (solar [power|energy]|[the] sun)
    `,
  },
  {
    kind: "feature",
    supportedBy: option("cooling", "Wall"),
    phrases: `
      [(through|in) the|wall mounted] wall ([unit] <cooling> [unit[s]]|unit[s]),
      through the wall <cooling>
    `,
  },
  {
    kind: "feature",
    supportedBy: option("cooling", "Central air conditioning", "Refrigerated air", "Solar", "Wall"),
    phrases: "air condition(ing|ed|er[s]), a/c, ac [unit[s]]",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Baseboard"),
    phrases: "baseboard <heat>",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Baseboard"),
    phrases: "baseboards",
    onlyBefore: "heat",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Forced air"),
    phrases:
      "forced [hot|warm] air [<heat>], ducted <heat>, furnace[s], f/a [<heat>], fa [gas] <heat>",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Steam Heat"),
    phrases: "steam (heat[ing]|radiator[s])",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Steam Heat", "Radiant"),
    phrases: "radiator[s]",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Geothermal"),
    phrases: "geothermal [<heat>], (ground|earth) (source|coupled) [<heat>]",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Heat pump"),
    phrases: "heat pump[s]",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Radiant"),
    phrases: "radiant [floor[s]] [heat[ing|er[s]]], heated floor[s], (in|under)[ ]floor heat[ing]",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Stove"),
    phrases: "(wood|pellet|heating|coal) stove[s], stove heat",
  },
  {
    kind: "feature",
    supportedBy: option("heating", "Wall"),
    phrases: "wall (heat[er[s]|ing]|furnace[s])",
  },
  {
    kind: "feature",
    supportedBy: option("heatingFuel", "Coal"),
    phrases: "coal [heat|fired]",
  },
  {
    kind: "feature",
    supportedBy: option("heatingFuel", "Electricity"),
    phrases: "electric[ity] (heat[ing|er[s]]|baseboard[s]|heat pump[s]), (all|fully) electric",
  },
  {
    kind: "feature",
    supportedBy: option("heatingFuel", "Natural gas"),
    phrases: `
      [natural] gas [fired|forced air] (<heat>|line|service|hook[ ]up), [piped] natural gas
    `,
  },
  {
    kind: "feature",
    supportedBy: option("heatingFuel", "Propane"),
    phrases: "propane [tank|<heat>], lpg [<heat>], lp [gas] [<heat>]",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "(oil|fuel oil) (heat[ing]|tank|furnace), heating oil",
  },
  {
    kind: "feature",
    supportedBy: option("waterSewage", "Well Water"),
    phrases: "well water, (private|drilled|deep|shallow|domestic|water) well[s]",
  },
  {
    kind: "feature",
    supportedBy: option("waterSewage", "Well Water"),
    phrases: "(on|a|its own|the) well",
    onlyBefore: "and, supplies, serves, for, water, on, provides",
  },
  {
    kind: "feature",
    supportedBy: option("waterSewage", "Well Water"),
    phrases: "well[s]",
    onlyBefore: "(and|with) [a] septic",
  },
  {
    kind: "feature",
    supportedBy: option("waterSewage", "Municipality Water"),
    phrases: "<municipal> water",
    notBefore: "front",
  },
  {
    kind: "feature",
    supportedBy: option("waterSewage", "Septic Tank"),
    phrases: "septic[s], septic (tank|system)[s]",
  },
  {
    kind: "feature",
    supportedBy: option("waterSewage", "Municipality Sewer"),
    phrases: `
      <municipal> [water and] sewer[s] [system|service],
      sewer[s] [is|are] (municipal|city|public), (on|to) [the] sewer,
      (connected|hooked up) to [the] sewer
    `,
  },
  {
    kind: "feature",
    supportedBy: option("waterSewage", "Municipality Water", "Municipality Sewer"),
    phrases: "(public|city|municipal) utilities",
  },
];

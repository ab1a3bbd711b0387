import { any, option, type TermRow } from "../claim.ts";

export const PARKING: readonly TermRow[] = [
  { supportedBy: option("parking", "Carport"), phrases: "car[ ]port[s]" },
  { supportedBy: option("parking", "Garage - Attached"), phrases: "attached [* car] garage[s]" },
  {
    supportedBy: option("parking", "Garage - Detached"),
    phrases: "(detached|free[ ]standing|separate|stand[ ]alone) [* car] garage[s]",
  },
  {
    supportedBy: any(
      option("parking", "Garage - Attached", "Garage - Detached"),
      (home) => home.garageSize > 0,
    ),
    phrases: "garage[s]",
  },
  {
    supportedBy: option(
      "parking",
      "Off-street parking",
      "Garage - Attached",
      "Garage - Detached",
      "Carport",
    ),
    phrases: `
      off (street|st) [parking], (park[ing|s]|space|spot) [*] [*] [*] off the street,
      drive[ ]way[s] [parking]
    `,
  },
  {
    supportedBy: option("parking", "On-street parking"),
    phrases: `
      ([on] street|on st|curb[[ ]side]) parking, (park[ing|s]|pkg) on the (street|st),
      (park[ing|s]|space) [*] [*] [*] (on the street|at the curb|along the curb)
    `,
  },
  {
    phrases: `
      (reserved|assigned|deeded|secured|gated|easy|ample|abundant|free|guest|visitor|plenty of) parking, underground parking, valet [parking], covered parking, assigned parking, deeded parking,
      parking garage
    `,
  },
  {
    supportedBy: any(
      option("parking", "Carport", "Garage - Attached", "Garage - Detached"),
      option("outdoorFeatures", "Porch"),
    ),
    phrases: "under cover",
  },
];

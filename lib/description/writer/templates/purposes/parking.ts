import type { Purposes } from "#lib/description/writer/purpose.ts";

export const PARKING_PURPOSES: Purposes<"parking"> = {
  Carport: {
    clauses: {
      plain: [
        "a carport gives cover from sun and rain",
        "cover from sun and rain comes from a carport",
      ],
      warm: [
        "a carport keeps the sun and the rain off the car",
        "the carport means you load the car out of the rain",
      ],
      polished: [
        "a carport offers cover from sun and rain",
        "cover from sun and rain is provided by a carport",
      ],
    },
  },
  "Off-street parking": {
    clauses: {
      plain: [
        "off-street parking keeps cars out of traffic",
        "cars can be kept out of traffic with off-street parking",
      ],
      warm: [
        "off-street parking gets the car out of traffic",
        "the car stays out of traffic, thanks to off-street parking",
      ],
      polished: [
        "off-street parking keeps vehicles out of traffic",
        "vehicles are kept out of traffic by off-street parking",
      ],
    },
  },
  "On-street parking": {
    clauses: {
      plain: ["on-street parking is there for visitors", "visitors can use the on-street parking"],
      warm: ["visitors can use the on-street parking", "there's on-street parking for visitors"],
      polished: [
        "on-street parking is available to visitors",
        "visitors may use the on-street parking",
      ],
    },
  },
};

import { any, option, type TermRow } from "../claim.ts";

/** What a building offers to all who live in it. */
export const BUILDING: readonly TermRow[] = [
  {
    supportedBy: any(
      option("buildingDetails", "Gated entry", "Controlled access"),
      option("outdoorFeatures", "Fenced yard"),
    ),
    phrases: "gate[s]",
  },
  {
    supportedBy: option("buildingDetails", "Assisted living community"),
    phrases: "assisted living",
  },
  {
    supportedBy: option("buildingDetails", "Basketball court"),
    phrases: "basketball (court|hoop|ct)[s], shoot hoops",
  },
  {
    supportedBy: option("buildingDetails", "Controlled access"),
    phrases: `
      (controlled|secure[d]|locked|coded|restricted|buzz[er] in|key[ ](card|fob|
        pad)) <entry>, key[ ](card|fob|pad)[s]
    `,
  },
  {
    supportedBy: option("buildingDetails", "Disabled access"),
    phrases: `
      disabled access, wheelchair (access[ible]|ramp[s]), handicap[ped] access[ible],
      accessib(le|ility) [feature[s]|entry|entrance|bath[room]],
      access[ible] for wheelchairs, step free, zero step, ada
    `,
  },
  {
    supportedBy: option("buildingDetails", "Disabled access"),
    phrases: `
      handicap[ped] [entry|entrance|ramp[s]|parking|bath[room][s]|shower[s]|equipped|
        friendly|feature[s]]
    `,
    notAfter: "golf, his, her, my, a",
  },
  {
    supportedBy: option("buildingDetails", "Doorman"),
    phrases: `
      door[ ](m(a|e)n|person|attendant)[s], (lobby|front desk) attendant[s], concierge,
      front desk
    `,
  },
  { supportedBy: option("buildingDetails", "Elevator"), phrases: "elevator[s]" },
  {
    supportedBy: option("buildingDetails", "Elevator"),
    phrases: "lift",
    notAfter: "ski, boat, chair, car, fork",
    onlyBefore: "goes, takes, brings, to, in, serves, stops, runs, up",
  },
  {
    supportedBy: option("buildingDetails", "Gated entry"),
    phrases: `
      gated [entry|community|entrance|access|drive[way]],
      (through|behind|past) (a|the|its|private) gate[s], private gate, entry gate[s]
    `,
  },
  {
    supportedBy: option("buildingDetails", "Sports court"),
    phrases: "sport[s] court[s], pickle[ ]ball [court[s]], racquetball [court[s]]",
  },
  {
    supportedBy: option("buildingDetails", "Over 55+ active community"),
    phrases: `
      55[ ](+|plus) [[active] [adult] (communit(y|ies)|living)],
      (senior|adult) (communit(y|ies)|living|housing), over 55[+] [[active] communit(y|ies)],
      [people|those|residents|age[s]] 55 (and|or) (over|older|better|up), active adult,
      retirement community
    `,
  },
  {
    supportedBy: option("buildingDetails", "Near transportation"),
    phrases: `
      [public] (transportation|transit|transport) [(stop|hub|line)[s]],
      bus[es] [(stop|line|route|station)[s]], street[ ]car, subway [station], metro [station],
      light rail, commuter rail,
      [public] (transportation|transit|train[s]|bus[es]) [and (train[s]|bus[es])] [is|are] [so|very|all|
        also]* (near[by]|close [by])
    `,
  },
  {
    supportedBy: option("buildingDetails", "Near transportation"),
    phrases: "train[s] [(station|line|stop)[s]]",
    notAfter: "model, toy, to, dog",
    notBefore: "set[s]",
  },
  {
    supportedBy: option("buildingDetails", "Storage"),
    isUse: true,
    phrases: "storage [(unit|room|space|locker|area|closet)[s]]",
  },
  {
    supportedBy: option("indoorFeatures", "Attic"),
    phrases: "attic storage, storage in the attic",
  },
  {
    supportedBy: option("buildingDetails", "Tennis court"),
    phrases: "tennis [court[s]|ct]",
    notBefore: "ball*, racket*, racquet*, shoe*, match*",
  },
];

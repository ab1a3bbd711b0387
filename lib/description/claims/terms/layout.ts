import { any, nothing, option, type Term } from "../term.ts";

/** Levels, rooms without a field, light. */
export const LAYOUT: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: nothing,
    phrases:
      "open (floor[ ]plan|concept|layout|plan|living|dining|kitchen|area), split [bedroom] [floor[ ]]plan",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: `
      (single|one|two|three|1|2|3|multi)[ ](story|stories|level),
      (single|main|first|second|third|ground|top|upper|fourth|fifth|<ordinal>) (floor|
        level|story) [primary|bedroom|bath|laundry|living], upstairs (bed[ ]room|bath[room]|laundry|office|den|family|loft|room|primary|suite)[s], penthouse, corner unit,
      end unit, top floor
    `,
  },
  {
    kind: "feature",
    supportedBy: nothing,
    isUse: true,
    notAfter: "list[ing], broker, call, our, in",
    phrases: `
      [home] office, game[ ]room, media room, [home] theat(er|re), home gym, exercise room,
      craft room, play[ ]room, wine (cellar|room|fridge), great room,
      foyer, sitting room, safe room, panic room, in home gym, reading nook, music room
    `,
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: `
      (each|every|both) (bed[ ]room|bath[room]|unit|floor|level|apartment)[s]
        (has|have|come[s] with|get[s]|include[s]|feature[s]) (its|their|a|an) [own|private] *
    `,
  },
  {
    kind: "feature",
    supportedBy: (home) => home.bedrooms > 1,
    phrases: "guest (room|bedroom)[s]",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "(as|into) a guest (room|bedroom)",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "study",
    notBefore: "the",
  },
  {
    kind: "feature",
    supportedBy: any(
      option("rooms", "Sun Room", "Solarium/Atrium"),
      option("indoorFeatures", "Skylights"),
    ),
    phrases: "natural [sun]light, sunlight, daylight",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: `
      [*] (cabinet[s]|cabinetry|shelving|drawers), (iron|wood|glass|cable) railing[s],
      banister[s], heated [*] (floor[s]|seats), (face[s]|facing) (south|north|east|west)*,
      (south|north|east|west)[ern] (facing|exposure)
    `,
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "(large|deep|ample|huge|oversized) closet[s], linen closet, cedar closet",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: `
      sun[ ](lit|filled|drenched), light filled, bright [and airy], airy, abundant light,
      southern exposure, south facing
    `,
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "sun[ ]ny",
    notBefore: "(day|afternoon|morning|side|weather|tucson)[s]",
  },
];

import { any, option, type TermRow } from "../claim.ts";

/** Levels, rooms without a field, light. */
export const LAYOUT: readonly TermRow[] = [
  {
    phrases:
      "open (floor[ ]plan|concept|layout|plan|living|dining|kitchen|area), split [bedroom] [floor[ ]]plan",
  },
  {
    phrases: `
      (single|one|two|three|1|2|3|multi)[ ](story|stories|level),
      (single|main|first|second|third|ground|top|upper|fourth|fifth|<ordinal>) (floor|
        level|story) [primary|bedroom|bath|laundry|living], upstairs (bed[ ]room|bath[room]|laundry|office|den|family|loft|room|primary|suite)[s], penthouse, corner unit,
      end unit, top floor
    `,
  },
  {
    isUse: true,
    notAfter: "list[ing], broker, call, our, in",
    phrases: `
      [home] office, game[ ]room, media room, [home] theat(er|re), home gym, exercise room,
      craft room, play[ ]room, wine (cellar|room|fridge), great room,
      foyer, sitting room, safe room, panic room, in home gym, reading nook, music room
    `,
  },
  {
    phrases: `
      (each|every|both) (bed[ ]room|bath[room]|unit|floor|level|apartment)[s]
        (has|have|come[s] with|get[s]|include[s]|feature[s]) (its|their|a|an) [own|private] *
    `,
  },
  { supportedBy: (home) => home.bedrooms > 1, phrases: "guest (room|bedroom)[s]" },
  { phrases: "(as|into) a guest (room|bedroom)" },
  { phrases: "study", notBefore: "the" },
  {
    supportedBy: any(
      option("rooms", "Sun Room", "Solarium/Atrium"),
      option("indoorFeatures", "Skylights"),
    ),
    phrases: "natural [sun]light, sunlight, daylight",
  },
  {
    phrases: `
      [*] (cabinet[s]|cabinetry|shelving|drawers), (iron|wood|glass|cable) railing[s],
      banister[s], heated [*] (floor[s]|seats), (face[s]|facing) (south|north|east|west)*,
      (south|north|east|west)[ern] (facing|exposure)
    `,
  },
  { phrases: "(large|deep|ample|huge|oversized) closet[s], linen closet, cedar closet" },
  {
    phrases: `
      sun[ ](lit|filled|drenched), light filled, bright [and airy], airy, abundant light,
      southern exposure, south facing
    `,
  },
  { phrases: "sun[ ]ny", notBefore: "(day|afternoon|morning|side|weather|tucson)[s]" },
];

import { any, option, type TermRow } from "../claim.ts";

export const INTERIOR: readonly TermRow[] = [
  { supportedBy: option("indoorFeatures", "Attic"), phrases: "attic[s]" },
  {
    supportedBy: option("indoorFeatures", "Cable Ready"),
    phrases: `
      cable ready,
      [[pre] wired for] cable [tv] [hook[ ]up[s]|connection[s]|outlet[s]|jack[s]]
    `,
  },
  { supportedBy: option("indoorFeatures", "Ceiling Fans"), phrases: "ceiling fan[s]" },
  {
    supportedBy: option("indoorFeatures", "Double Pane/storm windows"),
    phrases: `
      (double|dual|two) (pane[d]|glaze[d]|glazing) [glass] [or storm] [window[s]],
      (storm|insulated|thermal|thermopane) (window[s]|pane[s])
    `,
  },
  { supportedBy: option("indoorFeatures", "Intercom System"), phrases: "intercom[s] [system[s]]" },
  {
    supportedBy: any(
      option("indoorFeatures", "Jetted tub"),
      option("outdoorFeatures", "Hot tub/spa"),
    ),
    phrases: "jetted (tub|bath)[s], whirlpool[s], whirlpool tub[s], jacuzzi[s] [tub]",
  },
  {
    supportedBy: option("indoorFeatures", "Mother-in-law apartment"),
    phrases: `
      (mother in law|in law) (apartment|suite|unit|quarters)[s], granny flat,
      guest (suite|house|quarters|apartment|cottage), accessory (unit|dwelling|apartment)[s],
      adu[s], separate apartment
    `,
  },
  {
    supportedBy: option("indoorFeatures", "Security Systems"),
    phrases: "[home] (security|alarm) system[s], burglar alarm[s], security camera[s], alarm",
  },
  { supportedBy: option("indoorFeatures", "Skylights"), phrases: "sky[ ]light[s], skylit" },
  {
    supportedBy: option("indoorFeatures", "Vaulted ceiling"),
    phrases: `
      [high[,]] (vaulted|cathedral|soaring|high|tall|lofty) [*] ceiling[s],
      ceiling[s] [is|are] vaulted, [it] (is|'s|are) vaulted
    `,
  },
  {
    // As captions have it. Which room it is, nobody entered.
    supportedBy: option("indoorFeatures", "Vaulted ceiling"),
    phrases: "vaulted",
    notBefore: `
      kitchen, entry, entryway, foyer, hall*, porch, bath*, bed*, sun[ ]room, garage, primary, master,
      owner*, suite, loft, office, den, deck, patio, dining
    `,
  },
  {
    phrases: `
      (good|great|full|extra|tall|high|generous|standing|*[ ]foot) (ceiling|head)[ ](height|room)[s],
      (ceiling|head)[ ](height|room)[s] (is|are) (good|great|high|tall|generous|full)
    `,
  },
  { supportedBy: option("indoorFeatures", "Wet bar"), phrases: "wet bar[s]" },
  {
    supportedBy: option("indoorFeatures", "Wired"),
    phrases: "[pre[ ]]wired [for *], ethernet, (structured|data) wiring",
  },
  {
    supportedBy: option("indoorFeatures", "Double Pane/storm windows"),
    phrases: `
      <part> (has|have|with) (double|dual|two|storm|insulated) [*] window[s],
      (windows|windows all) have storms, storms and screens
    `,
  },
  {
    supportedBy: any(
      option("rooms", "Sun Room", "Solarium/Atrium"),
      option("indoorFeatures", "Skylights"),
    ),
    phrases: "natural [sun]light, sunlight, daylight",
  },
];

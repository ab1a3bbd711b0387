import { any, option, type Term } from "../term.ts";

/** Rooms by their use, and the basement. */
export const ROOMS: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: option("basement", "Finished"),
    phrases: "<basement> (is|are|was|has been) [fully] finished",
    except: `
      part of (the|our|its) * <basement> (is|was) finished,
      <basement> (is|was) finished (in part|partly|partially|halfway)
    `,
  },
  {
    kind: "feature",
    supportedBy: option("basement", "Finished"),
    phrases: "finished <basement>",
    notAfter: "partially, partly, part, half, semi, un",
  },
  {
    kind: "feature",
    supportedBy: option("basement", "Partially finished"),
    phrases: `
      (partially|partly|part|half|semi) finished <basement>,
      <basement> is (partially|partly|part|half|semi) finished,
      (half|some|part|most|much) [of] (the|our|its) [*] <basement> (is|was) finished,
      <basement> (is|was) finished (in part|partly|partially|halfway)
    `,
  },
  {
    kind: "feature",
    supportedBy: option("basement", "Unfinished"),
    phrases: `
      unfinished <basement>,
      <basement> [is|was|has been] [left] (unfinished|not [yet] finished)
    `,
  },
  {
    kind: "feature",
    supportedBy: any(
      option("basement", "Finished", "Partially finished", "Unfinished"),
      (home) => home.basementSize > 0,
    ),
    phrases: "basement[s], cellar[s], lower level",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Breakfast Nook"),
    phrases: `
      breakfast (nook|room|area|corner)[s], (the|that|this|our) nook, eat in (kitchen|nook|area), (dining|kitchen) nook
    `,
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Dining Room"),
    phrases: "[formal|separate] dining (room|area|space)[s]",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Family Room"),
    phrases: "family room[s], den[s]",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Laundry Room"),
    phrases: "laundry (room|area)[s], utility room[s], separate laundry",
  },
  {
    kind: "feature",
    supportedBy: any(
      option("rooms", "Laundry Room"),
      option("appliances", "Washer"),
      option("appliances", "Dryer"),
    ),
    phrases:
      "in (unit|home|house|building|suite) (laundry|washer|dryer), laundry [is] in the (unit|home|house|condo|hall)",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Library"),
    phrases: "library, libraries, reading room",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Owner's Suite"),
    phrases: `
      (owner[']s[']|primary|master) ([bedroom] suite|bedroom|bath[room]|retreat)[s],
      en[ ]suite[s] [(bath[room]|[main|primary] bedroom)[s]]
    `,
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Mud Room"),
    phrases: "mud[ ]room[s]",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Workshop"),
    phrases: "[home] work[ ](shop[s]|room[s]), tool[ ]shop",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Solarium/Atrium"),
    phrases: "solarium[s], atrium[s], conservator(y|ies)",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Sun Room"),
    phrases: "sun[ ](room[s]|porch[es]), florida room[s]",
  },
  {
    kind: "feature",
    supportedBy: option("rooms", "Walk-in closet"),
    phrases: "walk in (closet|wardrobe)[s], w/i closet[s], wic",
  },
  {
    kind: "feature",
    supportedBy: (home) => home.baths.some(({ kind }) => kind === "half"),
    phrases: "half bath[s][room[s]], powder (room[s]|bath[s])",
  },
  {
    kind: "feature",
    supportedBy: (home) => home.baths.some(({ kind }) => kind === "three-quarter"),
    phrases: "(three quarter|3/4) bath[s][room[s]]",
  },
];

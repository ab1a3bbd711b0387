import { any, option, type TermRow } from "../claim.ts";

/** Rooms by their use, and the basement. */
export const ROOMS: readonly TermRow[] = [
  {
    supportedBy: option("basement", "Finished"),
    phrases: "<basement> (is|are|was|has been) [fully] finished",
    except: `
      part of (the|our|its) [*] [*] [*] <basement> (is|was|has been) finished,
      <basement> (is|was) finished (in part|partly|partially|halfway)
    `,
  },
  {
    supportedBy: option("basement", "Finished"),
    phrases: "finished <basement>",
    notAfter: "partially, partly, part, half, semi, un",
  },
  {
    supportedBy: option("basement", "Partially finished"),
    phrases: `
      (partially|partly|part|half|semi) finished <basement>,
      <basement> is (partially|partly|part|half|semi) finished,
      (half|some|part|most|much) [of] (the|our|its) [*] <basement> (is|was) finished,
      <basement> (is|was) finished (in part|partly|partially|halfway)
    `,
  },
  {
    supportedBy: option("basement", "Unfinished"),
    phrases: `
      unfinished <basement>,
      <basement> [is|was|has been] [left] (unfinished|not [yet] finished)
    `,
  },
  {
    supportedBy: any(
      option("basement", "Finished", "Partially finished", "Unfinished"),
      (home) => home.basementSize > 0,
    ),
    phrases: "basement[s], cellar[s], lower level",
  },
  {
    supportedBy: option("rooms", "Breakfast Nook"),
    phrases:
      "breakfast (nook|room|area|corner)[s], (the|that|this|our) nook, eat in (kitchen|nook|area), (dining|kitchen) nook",
  },
  {
    supportedBy: option("rooms", "Dining Room"),
    phrases: "[formal|separate] dining (room|area|space)[s]",
  },
  { supportedBy: option("rooms", "Family Room"), phrases: "family room[s], den[s]" },
  {
    supportedBy: option("rooms", "Laundry Room"),
    phrases:
      "laundry (room|area)[s], laundry has (a room of its own|its own room), utility room[s], separate laundry",
  },
  {
    supportedBy: any(
      option("rooms", "Laundry Room"),
      option("appliances", "Washer"),
      option("appliances", "Dryer"),
    ),
    phrases:
      "in (unit|home|house|building|suite) (laundry|washer|dryer), laundry [is] in the (unit|home|house|condo|hall)",
  },
  { supportedBy: option("rooms", "Library"), phrases: "library, libraries, reading room" },
  {
    supportedBy: option("rooms", "Owner's Suite"),
    phrases: `
      (owner[']s[']|primary|master) ([bedroom] suite|bedroom|bath[room]|retreat)[s],
      en[ ]suite[s] [(bath[room]|[main|primary] bedroom)[s]]
    `,
  },
  { supportedBy: option("rooms", "Mud Room"), phrases: "mud[ ]room[s]" },
  {
    supportedBy: option("rooms", "Workshop"),
    phrases: "[home] work[ ](shop[s]|room[s]), tool[ ]shop",
  },
  {
    supportedBy: option("rooms", "Solarium/Atrium"),
    phrases: "solarium[s], atrium[s], conservator(y|ies)",
  },
  {
    supportedBy: option("rooms", "Sun Room"),
    phrases: "sun[ ](room[s]|porch[es]), florida room[s]",
  },
  {
    supportedBy: option("rooms", "Walk-in closet"),
    phrases:
      "walk in (closet|wardrobe)[s], closet [*] [*] [*] [*] is a walk in, w/i closet[s], wic",
  },
  {
    supportedBy: (home) => home.baths.some(({ kind }) => kind === "half"),
    phrases: "half bath[s][room[s]], powder (room[s]|bath[s])",
  },
  {
    supportedBy: (home) => home.baths.some(({ kind }) => kind === "three-quarter"),
    phrases: "(three quarter|3/4) bath[s][room[s]]",
  },
  { supportedBy: (home) => home.bedrooms > 1, phrases: "guest (room|bedroom)[s]" },
  {
    supportedBy: any(
      option("indoorFeatures", "Mother-in-law apartment"),
      option("basement", "Finished"),
    ),
    phrases: "separate living (quarters|area|space)",
  },
];

import type { StepId } from "#lib/fields/steps.ts";

/** A figure is always shown with its source. */
export type Figure = { text: string; source: string };

type StepContent = {
  why: string;
  tasks: readonly string[];
  time: string;
  figures: readonly Figure[];
};

export const STEPS: Record<StepId, StepContent> = {
  declutter: {
    why: "Buyers want to see floors, counters and closet space. A room with less in it looks larger. Anything you pack now is ready for the move.",
    tasks: [
      "Do one room at a time with four boxes: keep, store, give away, throw out.",
      "Leave two or three things on each counter, and nothing on the refrigerator.",
      "Empty closets and shelves to about half. A full closet looks too small.",
      "Move spare furniture to storage so every room has a clear path.",
    ],
    time: "Two to three hours per room, or one to two weekends for a whole house.",
    figures: [
      {
        text: "Agents estimate it adds up to about $6,500.",
        source: "HomeLight agent insights, quoted 2023",
      },
    ],
  },
  deep_clean: {
    why: "A spotless home suggests it was well cared for everywhere, even out of sight. Go beyond your weekly cleaning.",
    tasks: [
      "Start high and work down: fans and vents, walls, baseboards, then floors.",
      "Scrub grout, faucets and shower glass. Replace caulk that has turned dark.",
      "Clean the oven, the refrigerator and the inside of the cabinets. Buyers open them.",
      "Wash the windows on both sides, and have the carpets steamed.",
      "Ask a friend to check for pet, smoke and damp smells. You may no longer notice them.",
    ],
    time: "Two or three days on your own, or one day for a cleaning crew.",
    figures: [
      {
        text: "Agents estimate it adds about $3,700. An earlier survey said about $2,000.",
        source: "HomeLight agent insights, quoted 2023 and 2021",
      },
    ],
  },
  depersonalize: {
    why: "Family photos make it harder for buyers to picture themselves living here. Neutral rooms also look better in listing photos.",
    tasks: [
      "Take down family photos, diplomas, trophies and names on walls and doors.",
      "Pack collections and souvenirs first. They draw the most attention.",
      "Put away mail, medicine, toothbrushes and everything with an account number on it.",
      "Replace bold bedding and curtains with plain ones in white or a soft color.",
    ],
    time: "An afternoon. Do it while you declutter.",
    figures: [],
  },
  repairs: {
    why: "Small problems make buyers wonder about bigger ones, and they show up in the inspection report. Fix what's broken, freshen what's worn and stop there.",
    tasks: [
      "Walk through and list drips, sticking doors, loose handles, dead bulbs and cracks.",
      "Patch walls and repaint worn rooms in one warm, light neutral.",
      "Replace dated cabinet pulls, faucets and light fixtures before anything bigger.",
      "Leave wiring, gas, roof and structural work to a licensed contractor. Keep the receipts.",
    ],
    time: "A weekend or two for the list. Allow two to six weeks for a contractor.",
    figures: [
      {
        text: "A minor kitchen remodel recovered about 113% of its cost.",
        source: "Cost vs. Value Report, 2025",
      },
    ],
  },
  curb_appeal: {
    why: "The front of the house is usually the first photo in the listing. It's also the last thing buyers see when they leave.",
    tasks: [
      "Mow and edge the lawn, pull weeds and trim anything that hides windows or the walk.",
      "Spread fresh mulch and put two pots of seasonal plants at the door.",
      "Wash the siding, walk and driveway. Clear the gutters.",
      "Paint or scrub the front door, polish its hardware and replace a worn mat.",
      "Make the house number easy to read and leave the porch light on at dusk.",
    ],
    time: "A weekend, then an hour a week while the home is listed.",
    figures: [
      {
        text: "92% of agents recommend it before listing. Standard lawn care recovered 217% of its cost, and landscape maintenance 104%.",
        source: "NAR Remodeling Impact Report: Outdoor Features, 2023",
      },
      {
        text: "A new garage door recovered 268% of its cost, and a steel entry door 216%.",
        source: "Cost vs. Value Report, 2025",
      },
    ],
  },
  set_stage: {
    why: "Staging gives each room one clear purpose. Do it last, the day before your photos are taken.",
    tasks: [
      "Start with the living room, kitchen and main bedroom.",
      "Pull furniture slightly away from the walls and face it toward a window or fireplace.",
      "Open every curtain and turn on every lamp, with matching warm bulbs.",
      "Finish with simple touches: fresh towels, a bowl of fruit, one green plant.",
    ],
    time: "A day on your own. A stager needs about a week from the first visit.",
    figures: [
      {
        text: "29% of agents saw offers 1–10% higher, and 49% saw less time on the market. The median cost of a staging service was $1,500.",
        source: "NAR Profile of Home Staging, 2025",
      },
    ],
  },
};

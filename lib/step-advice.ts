import type { StepId } from "#lib/fields/steps.ts";

/** A figure and its source, which are always shown together. */
export type Figure = { text: string; source: string };

type StepContent = {
  why: string;
  tasks: readonly string[];
  time: string;
  figures: readonly Figure[];
};

/** The advice of each step, with the source and the year of its figures. */
export const STEPS: Record<StepId, StepContent> = {
  declutter: {
    why: "Buyers look for floors, counters and the backs of closets. The less there is in a room, the larger it looks, and whatever you pack now is already packed for the move.",
    tasks: [
      "Take one room at a time, with four boxes: keep, store, give away, throw out.",
      "Leave two or three things on each counter, and nothing on the refrigerator.",
      "Empty closets and shelves to about half. A full closet reads as too small.",
      "Move spare furniture to storage, so that there is a clear way through every room.",
    ],
    time: "Two to three hours a room; one or two weekends for a whole house.",
    figures: [
      {
        text: "Agents estimate that it adds up to about $6,500.",
        source: "HomeLight agent insights, quoted 2023",
      },
    ],
  },
  deep_clean: {
    why: "A spotless home tells a buyer that it was looked after in the places that can't be seen, too. Go past the weekly round: this is the clean you do once.",
    tasks: [
      "Start high and end low: fans and vents, then walls, then baseboards, floors last.",
      "Scrub grout, faucets and shower glass; renew the caulk where it has turned dark.",
      "Clean the oven, the refrigerator and the inside of the cabinets. Buyers open them.",
      "Wash the windows on both sides, and have the carpets steamed.",
      "Ask a friend to smell for pets, smoke and damp. You no longer notice your own home.",
    ],
    time: "Two or three days on your own, or one day for a cleaning crew.",
    figures: [
      {
        text: "Agents estimate that it adds about $3,700; in an earlier survey it was about $2,000.",
        source: "HomeLight agent insights, quoted 2023 and 2021",
      },
    ],
  },
  depersonalize: {
    why: "Buyers have to picture their own life here, and that is hard under someone else's family photographs. A neutral room also looks better in the listing pictures.",
    tasks: [
      "Take down family photographs, diplomas, trophies and names on walls and doors.",
      "Pack collections and souvenirs first. They are what the eye stops at.",
      "Put away mail, medicine, toothbrushes and everything with an account number on it.",
      "Trade bold bedding and curtains for plain ones, in white or a soft color.",
    ],
    time: "An afternoon, best done together with the decluttering.",
    figures: [],
  },
  repairs: {
    why: "Every small fault makes a buyer wonder about the large ones, and it comes back as a line in the inspection report. Mend what is broken, refresh what is tired, and stop there.",
    tasks: [
      "Walk through with a notepad: drips, sticking doors, loose handles, dead bulbs, cracks.",
      "Patch the walls and repaint the worn rooms in one warm, light neutral.",
      "Change dated cabinet pulls, faucets and light fixtures before you think of replacing more.",
      "Leave wiring, gas, roof and structure to a licensed contractor, and keep the receipts.",
    ],
    time: "A weekend or two for the list; allow two to six weeks for a contractor.",
    figures: [
      {
        text: "A minor kitchen remodel recovered about 113% of its cost.",
        source: "Cost vs. Value Report, 2025",
      },
    ],
  },
  curb_appeal: {
    why: "The front of the house is the first picture in the listing and the last thing seen on the way out. Tidy beats grand.",
    tasks: [
      "Mow and edge the lawn, pull the weeds, trim what hides windows or the walk.",
      "Spread fresh mulch, and set two pots of something in season at the door.",
      "Wash the siding, the walk and the driveway; clear the gutters.",
      "Paint or scrub the front door, polish its hardware, and replace a tired mat.",
      "Make the house number easy to read, and leave the porch light on at dusk.",
    ],
    time: "A weekend, then an hour a week for as long as the home is listed.",
    figures: [
      {
        text: "92% of agents advise it before listing. Standard lawn care recovered 217% of its cost, landscape maintenance 104%.",
        source: "NAR Remodeling Impact Report: Outdoor Features, 2023",
      },
      {
        text: "A new garage door recovered 268% of its cost, a steel entry door 216%.",
        source: "Cost vs. Value Report, 2025",
      },
    ],
  },
  set_stage: {
    why: "Staging gives each room one clear purpose and lets the light do the rest. Do it last, the day before the photographer comes.",
    tasks: [
      "Give the living room, the kitchen and the main bedroom your time first.",
      "Pull the furniture a little off the walls and turn it toward a window or a fireplace.",
      "Open every curtain and switch on every lamp, with bulbs of one warm color.",
      "Finish with a few simple things: fresh towels, a bowl of fruit, one green plant.",
    ],
    time: "A day on your own; a stager needs about a week from the first visit.",
    figures: [
      {
        text: "29% of agents saw offers 1–10% higher, and 49% saw less time on the market. A staging service cost $1,500 at the median.",
        source: "NAR Profile of Home Staging, 2025",
      },
    ],
  },
};

import type { Figure } from "#lib/step-advice.ts";

export interface KindOfHelp {
  name: string;
  does: string;
  /** How the price is set. An amount needs a source, in `figure`. */
  pricing: string;
  figure?: Figure;
  questions: readonly string[];
  /** A site of its own, outside Porchlight. */
  link?: { label: string; url: string };
}

/** In the order in which a sale needs them. */
export const KINDS_OF_HELP: readonly KindOfHelp[] = [
  {
    name: "A professional organizer",
    does: "An organizer helps you sort, pack and haul, room by room. Start with the hardest room.",
    pricing: "By the hour.",
    questions: [
      "How many hours does a home like mine take?",
      "Do you haul things away and take donations?",
      "Are you insured if something breaks?",
    ],
  },
  {
    name: "A cleaning crew",
    does: "A crew does a deep clean before your photos, and can come back before showings.",
    pricing: "By the hour, or by the size of the home.",
    questions: [
      "Does a deep clean include windows, the oven and the inside of cabinets?",
      "Do you bring your own supplies?",
      "Are you insured and bonded?",
    ],
  },
  {
    name: "Help for a day",
    does: "For hanging, hauling, yard work and small repairs, hire someone near you. Taskrabbit is a marketplace for task helpers. It isn't part of Porchlight.",
    pricing: "By the hour, often with a minimum.",
    questions: [
      "Have you done this job before?",
      "Who buys the materials?",
      "What is the shortest job you take?",
    ],
  },
  {
    name: "A licensed contractor",
    does: "Leave the roof, structure, wiring, gas and plumbing to someone licensed for that work. Buyers ask for permits and receipts.",
    pricing: "A fixed bid, or time and materials.",
    questions: [
      "What is your license number, and which work does it cover?",
      "Who gets the permits, and who meets the inspector?",
      "Will you sign a lien waiver each time I pay?",
    ],
  },
  {
    name: "A landscaper",
    does: "A landscaper mows, trims, mulches and plants before your photos, and can keep it up until closing.",
    pricing: "By the job, or by the visit.",
    questions: [
      "What looks best in the week of my photos?",
      "Can you come every week until I close?",
      "Do you take the debris away?",
    ],
  },
  {
    name: "A home stager",
    does: "A stager arranges your furniture or brings in rented pieces so rooms look good in photos. Many offer a one-time consultation with a list you can follow yourself.",
    pricing: "A fee for the service, plus rent by the month for furniture.",
    figure: {
      text: "The median cost of a staging service was $1,500.",
      source: "NAR Profile of Home Staging, 2025",
    },
    questions: [
      "What does a consultation include?",
      "How long is the furniture mine, and what does another month cost?",
      "Who pays if a piece is damaged?",
    ],
  },
  {
    name: "A photographer",
    does: "A real estate photographer lights and frames every room, usually in one visit. Some also make floor plans, drone photos and tours.",
    pricing: "By the package.",
    questions: [
      "May I use the photos on any site and in print?",
      "When do I get them?",
      "Does the drone pilot have an FAA certificate?",
    ],
  },
  {
    name: "A home inspector",
    does: "An inspection before you list finds problems early, so you can repair them or price for them. You may have to disclose what it finds.",
    pricing: "A flat fee, by the size and age of the home.",
    questions: [
      "What do you inspect, and what do you leave out?",
      "May I come along?",
      "May I share the report with buyers?",
    ],
  },
  {
    name: "An appraiser",
    does: "An appraiser gives an independent opinion of value. It helps most where few similar homes were sold. A buyer's lender still orders its own.",
    pricing: "A flat fee.",
    questions: [
      "Are you licensed or certified in this state?",
      "How many homes have you appraised in this neighborhood?",
      "Which sales will you compare with mine?",
    ],
    link: { label: "National registry of appraisers", url: "https://www.asc.gov/" },
  },
  {
    name: "A real estate attorney",
    does: "An attorney writes or reads the contract, explains your disclosures and can handle the closing. In some states, an attorney must.",
    pricing: "A flat fee, or by the hour.",
    questions: [
      "How many sales without agents have you handled?",
      "What does your fee include?",
      "Will you be at the closing?",
    ],
  },
  {
    name: "A title or escrow company",
    does: "It searches the title, holds the earnest money and runs the closing. In some states, an attorney does this instead.",
    pricing:
      "A closing fee, and title insurance by the sale price. Who pays which is by custom and contract.",
    questions: [
      "Which fees are mine, and which are the buyer's?",
      "Do you hold earnest money for a sale without agents?",
      "How do you protect wire instructions from fraud?",
    ],
  },
  {
    name: "A mover",
    does: "Movers pack, load and carry. Book them once you have a closing date.",
    pricing: "By the hour nearby. Between states, usually by weight and distance.",
    questions: [
      "Is your estimate binding?",
      "What is your U.S. DOT number?",
      "How are my things covered if they're lost or damaged?",
    ],
    link: {
      label: "Check a mover with the U.S. government",
      url: "https://www.fmcsa.dot.gov/protect-your-move",
    },
  },
];

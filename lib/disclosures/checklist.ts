import type { DocumentFolder } from "#lib/fields/documents.ts";
import { SCREEN_LINKS } from "#lib/screens.ts";
import { STATE_NAMES, stateCodeOf } from "#lib/us/states.ts";
import { ITEM_KEYS, type ItemKey } from "./items.ts";
import type { FormDuty, StateDisclosure } from "./state-disclosure.ts";
import { stateDisclosure } from "./state-disclosures.ts";

/** Lead paint was banned from homes in 1978. 42 U.S.C. 4852d applies only to homes built before. */
export const LEAD_PAINT_YEAR = 1978;

/** The seller's entries that the checklist depends on; null if not entered. */
export interface PaperFacts {
  state: string | null;
  yearBuilt: number | null;
  /** US dollars a month. */
  hoaFees: number | null;
  isCondominium: boolean;
  isLand: boolean;
  /** Selected options such as well water and septic tank; null if not entered. */
  waterSewage: readonly string[] | null;
}

export interface Paper {
  key: ItemKey;
  title: string;
  text: string;
  due: string | null;
  /** Why it may not apply; null if it does. */
  doubt: string | null;
  asksLawyer: boolean;
  source: { name: string; url: string | null; isConfirmed: boolean };
  folder: DocumentFolder;
}

const FEDERAL_LEAD = "24 CFR 35 subpart A; 40 CFR 745 subpart F; 42 U.S.C. 4852d";
const EPA = "https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards";
// It isn't a law, so there is nothing to confirm.
const CUSTOM = { name: "Customary, not required by law", url: null, isConfirmed: true };

const sourceOf = ({ source, url, confidence }: StateDisclosure) => ({
  name: source,
  url,
  isConfirmed: confidence === "confirmed",
});

const DUTIES: Record<FormDuty, (state: string) => string> = {
  form: (state) => `${state} requires sellers to complete a form about the home's condition.`,
  choice: (state) => `${state} requires a form about the home's condition or a disclaimer.`,
  with_agent: (state) =>
    `${state} has a form about the home's condition for sales with a licensed agent. Many buyers want it anyway.`,
  partly: (state) =>
    `${state} requires sellers to disclose some things about the home's condition, but not all.`,
  case_law: (state) =>
    `${state} has no general form. Courts expect sellers to disclose important problems that a buyer can't see.`,
  notice: (state) => `${state} requires a notice instead of answers about the home's condition.`,
  none: (state) =>
    `We don't know of a form that ${state} requires. Many buyers want one, and what you say must be true.`,
  unclear: (state) => `We aren't sure what ${state} requires of a private seller.`,
};

function condition(name: string, facts: PaperFacts, found: StateDisclosure): Paper {
  const { duty, form, when } = found;
  return {
    key: "property_condition",
    title: "Property condition disclosure",
    text: `${DUTIES[duty](name)} ${form}.`,
    due: when,
    doubt: facts.isLand ? "This often applies only to homes, not to land" : null,
    asksLawyer: duty !== "form" || found.confidence !== "confirmed",
    source: sourceOf(found),
    folder: "disclosures",
  };
}

function ofState(facts: PaperFacts): Paper[] {
  const code = stateCodeOf(facts.state ?? "");
  const found = code && stateDisclosure(code);
  if (!code || !found) return [];
  const papers = [condition(STATE_NAMES[code] ?? code, facts, found)];
  const common = { doubt: null, asksLawyer: true, source: sourceOf(found) };
  const folder = "disclosures";
  if (found.flood) {
    const text = "What you know about flooding in and around the home, on the form the law names.";
    const title = "Flood disclosure";
    papers.push({ ...common, key: "flood", title, text, due: found.flood, folder });
  }
  if (found.more) {
    const text = `These can come up in ${STATE_NAMES[code]}, though the law doesn't always require them: ${found.more}. Ask which ones apply to your home.`;
    const title = "Other state requirements";
    papers.push({ ...common, key: "state_more", title, text, due: null, folder });
  }
  return papers;
}

function leadPaint({ yearBuilt, isLand }: PaperFacts): Paper[] {
  if (isLand || (yearBuilt !== null && yearBuilt >= LEAD_PAINT_YEAR)) return [];
  return [
    {
      key: "lead_paint",
      title: "Lead paint disclosure",
      text: "For homes built before 1978. Disclose what you know about lead paint, share any reports, and give the buyer the EPA pamphlet. Allow 10 days for an inspection unless you both agree otherwise in writing. The signed warning goes with the contract. Keep it for three years.",
      due: "Before the buyer is obligated under a contract",
      doubt: yearBuilt === null ? "Only for homes built before 1978" : null,
      asksLawyer: false,
      source: { name: FEDERAL_LEAD, url: EPA, isConfirmed: true },
      folder: "disclosures",
    },
  ];
}

const usual = (
  key: ItemKey,
  folder: DocumentFolder,
  [title, text]: readonly [string, string],
  given: Partial<Paper> = {},
): Paper => ({
  ...{ key, folder, title, text, due: null, doubt: null, asksLawyer: false, source: CUSTOM },
  ...given,
});

function ofHome({ hoaFees, isCondominium, waterSewage }: PaperFacts): Paper[] {
  const papers: Paper[] = [];
  if (hoaFees === null || hoaFees > 0) {
    papers.push(
      usual(
        "association",
        "association",
        [
          "Homeowners association documents",
          "Rules, fees, budget and minutes. Ask the association early. It may take weeks and charge a fee.",
        ],
        {
          doubt: hoaFees === null ? "Only if you have a homeowners association" : null,
          asksLawyer: true,
        },
      ),
    );
  }
  if (isCondominium) {
    const words = [
      "Condominium documents",
      "Declaration, bylaws, budget and the association's resale certificate. State law says what a buyer must get.",
    ] as const;
    papers.push(usual("condominium", "association", words, { asksLawyer: true }));
  }
  const says = (name: string) => waterSewage?.includes(name) ?? false;
  if (says("Well Water")) {
    const words = [
      "Well records and water test",
      "Where the well is, how deep it is, and a recent water test. Some states require it for a sale.",
    ] as const;
    papers.push(usual("well", "inspections", words, { asksLawyer: true }));
  }
  if (says("Septic Tank")) {
    const words = [
      "Septic tank records and inspection",
      "When it was last pumped and inspected, and its permit. Some states require an inspection for a sale.",
    ] as const;
    papers.push(usual("septic", "inspections", words, { asksLawyer: true }));
  }
  return papers;
}

const ALWAYS: readonly Paper[] = [
  usual("deed", "title", [
    "Deed",
    "Shows how you own the home. The county recorder has a copy if you don't.",
  ]),
  usual("title_policy", "title", [
    "Owner's title policy",
    "The policy from when you bought. The title company may charge less if you have it.",
  ]),
  usual("survey", "title", ["Survey or plat", "Shows your lot lines, if the lot was surveyed."]),
  usual("property_tax", "title", [
    "Last property tax bill",
    "Buyers ask for it, and taxes are prorated at closing.",
  ]),
  usual("mortgage", "title", [
    "Mortgage payoff statement",
    "What you still owe on each loan, as of a given day. Ask your lender for it. Not needed if you have no loan.",
  ]),
  usual("permits", "repairs", [
    "Permits for work on the home",
    "For additions, a new roof, electrical work and similar, with the final inspection.",
  ]),
  usual("warranties", "repairs", [
    "Warranties, manuals and receipts",
    "For the roof, heating, appliances and repairs. Some warranties transfer to the buyer.",
  ]),
  usual(
    "inspections",
    "inspections",
    [
      "Existing inspection reports",
      "If you have a report, you're expected to know what it says. Disclose it wherever you must disclose what you know.",
    ],
    { asksLawyer: true },
  ),
];

/** Returns the documents of a sale. Includes those that depend on missing entries, with their doubt. */
export function papersOf(facts: PaperFacts): Paper[] {
  const home = facts.isLand ? ALWAYS.filter(({ key }) => key !== "warranties") : ALWAYS;
  const papers = [...ofState(facts), ...leadPaint(facts), ...ofHome(facts), ...home];
  return papers.toSorted((a, b) => ITEM_KEYS.indexOf(a.key) - ITEM_KEYS.indexOf(b.key));
}

/** Returns the entries that are missing for a complete list, and the screens to enter them. */
export function wantedFacts(facts: PaperFacts): { text: string; label: string; href: string }[] {
  const wanted = [];
  const code = stateCodeOf(facts.state ?? "");
  if (!code) {
    // The other screens need the address first.
    const text = "What you have to disclose depends on your state.";
    return [{ text, ...SCREEN_LINKS.address }];
  }
  if (!stateDisclosure(code)) {
    const text = `We don't have the disclosure rules for ${STATE_NAMES[code]}. Ask a lawyer there.`;
    wanted.push({ text, label: "Check address", href: "/property-address" });
  }
  if (!facts.isLand && facts.yearBuilt === null) {
    const text = "Add the year built. Homes built before 1978 need a lead paint disclosure.";
    wanted.push({ text, label: "Add year built", href: "/property-basics" });
  }
  if (!facts.isLand && facts.waterSewage === null) {
    const text = "Add your water and sewage details. Wells and septic tanks need documents too.";
    wanted.push({ text, label: "Add features", href: "/property-features" });
  }
  return wanted;
}

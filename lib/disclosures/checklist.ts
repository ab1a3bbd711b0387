import type { DocumentFolder } from "#lib/fields/documents.ts";
import { STATE_NAMES, stateCodeOf } from "#lib/us/states.ts";
import { ITEM_KEYS, type ItemKey } from "./items.ts";
import type { FormDuty, StateDisclosure } from "./state-disclosure.ts";
import { stateDisclosure } from "./state-disclosures.ts";

/** Lead paint was banned from homes in 1978: 42 U.S.C. 4852d asks of older ones alone. */
export const LEAD_PAINT_YEAR = 1978;

/** What the seller has entered, as far as the list depends on it; null where it is not known yet. */
export interface PaperFacts {
  state: string | null;
  yearBuilt: number | null;
  /** US dollars a month. */
  hoaFees: number | null;
  isCondominium: boolean;
  isLand: boolean;
  /** Well water, septic tank …, as they were chosen; null: not entered yet. */
  waterSewage: readonly string[] | null;
}

export interface Paper {
  key: ItemKey;
  title: string;
  text: string;
  due: string | null;
  /** Why it may not apply; null where it does, as far as is known. */
  doubt: string | null;
  asksLawyer: boolean;
  source: { name: string; url: string | null; isConfirmed: boolean };
  folder: DocumentFolder;
}

const FEDERAL_LEAD = "24 CFR 35 subpart A; 40 CFR 745 subpart F; 42 U.S.C. 4852d";
const EPA = "https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards";
// There is no law to confirm.
const CUSTOM = { name: "What is usual in a sale, no law", url: null, isConfirmed: true };

const sourceOf = ({ source, url, confidence }: StateDisclosure) => ({
  name: source,
  url,
  isConfirmed: confidence === "confirmed",
});

const DUTIES: Record<FormDuty, (state: string) => string> = {
  form: (state) => `${state} asks a seller to fill in a form about the home's condition.`,
  choice: (state) => `${state} asks for a form about the home's condition, or for a disclaimer.`,
  with_agent: (state) =>
    `${state} has a form about the home's condition. It is known for sales with a licensed agent; many buyers want it anyway.`,
  partly: (state) => `${state} asks for some things about the home's condition, not for all.`,
  case_law: (state) =>
    `${state} has no general form. Courts expect a seller to tell what matters and can't be seen.`,
  notice: (state) => `${state} asks for a notice rather than for answers about the condition.`,
  none: (state) =>
    `${state} is not known to ask for a form. Many buyers want one, and what you say must be true.`,
  unclear: (state) => `What ${state} asks of a private seller is not clear to us.`,
};

function condition(name: string, facts: PaperFacts, found: StateDisclosure): Paper {
  const { duty, form, when } = found;
  return {
    key: "property_condition",
    title: "Property condition disclosure",
    text: `${DUTIES[duty](name)} ${form}.`,
    due: when,
    doubt: facts.isLand ? "This is often for homes alone, not for land" : null,
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
    const text = "What you know of floods in and around the home, on the form that the law names.";
    const title = "Flood disclosure";
    papers.push({ ...common, key: "flood", title, text, due: found.flood, folder });
  }
  if (found.more) {
    const text = `Known to come up in ${STATE_NAMES[code]}, not always by law: ${found.more}. Ask which of it is due for your home.`;
    const title = "Other things of your state";
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
      text: "For homes built before 1978: tell what you know of lead paint, hand over reports, give the EPA's pamphlet, and allow 10 days for an inspection unless both of you agree otherwise in writing. The signed warning belongs to the contract; keep it for three years.",
      due: "Before the buyer is bound",
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
          "Papers of the homeowners association",
          "Its rules, fees, budget and minutes. Ask the association early: it may take weeks, and cost a fee.",
        ],
        { doubt: hoaFees === null ? "Only with a homeowners association" : null, asksLawyer: true },
      ),
    );
  }
  if (isCondominium) {
    const words = [
      "Papers of the condominium",
      "Declaration, bylaws, budget and what the association certifies for a sale. States name what a buyer must get.",
    ] as const;
    papers.push(usual("condominium", "association", words, { asksLawyer: true }));
  }
  const says = (name: string) => waterSewage?.includes(name) ?? false;
  if (says("Well Water")) {
    const words = [
      "Well: records and a water test",
      "Where the well is, how deep, and a recent test of its water. Some states ask for it in a sale.",
    ] as const;
    papers.push(usual("well", "inspections", words, { asksLawyer: true }));
  }
  if (says("Septic Tank")) {
    const words = [
      "Septic tank: records and inspection",
      "When it was last emptied and looked at, and its permit. Some states ask for an inspection in a sale.",
    ] as const;
    papers.push(usual("septic", "inspections", words, { asksLawyer: true }));
  }
  return papers;
}

const ALWAYS: readonly Paper[] = [
  usual("deed", "title", [
    "Deed",
    "How you own the home. The county recorder has a copy if you do not.",
  ]),
  usual("title_policy", "title", [
    "Owner's title policy",
    "From when you bought. The title company may charge less where it has one.",
  ]),
  usual("survey", "title", [
    "Survey or plat",
    "Where the lines of the lot are, if it was measured.",
  ]),
  usual("property_tax", "title", [
    "Last property tax bill",
    "Buyers ask for it, and taxes are split by the day of closing.",
  ]),
  usual("mortgage", "title", [
    "Payoff statement of the mortgage",
    "What is left of each loan on the home. The lender gives it for a day. It doesn't apply without a loan.",
  ]),
  usual("permits", "repairs", [
    "Permits of what was built or changed",
    "For additions, a new roof, electricity and the like, with the final inspection.",
  ]),
  usual("warranties", "repairs", [
    "Warranties, manuals and receipts",
    "For the roof, heating, appliances and repairs. Some warranties pass to a buyer.",
  ]),
  usual(
    "inspections",
    "inspections",
    [
      "Inspection reports that you have",
      "A report that you have makes you know what it says: tell it where you must tell what you know.",
    ],
    { asksLawyer: true },
  ),
];

/** The papers of a sale by what was entered; what depends on the unknown is among them, with its doubt. */
export function papersOf(facts: PaperFacts): Paper[] {
  const home = facts.isLand ? ALWAYS.filter(({ key }) => key !== "warranties") : ALWAYS;
  const papers = [...ofState(facts), ...leadPaint(facts), ...ofHome(facts), ...home];
  return papers.toSorted((a, b) => ITEM_KEYS.indexOf(a.key) - ITEM_KEYS.indexOf(b.key));
}

/** What has to be told before the list is whole, and on which screen. */
export function wantedFacts(facts: PaperFacts): { text: string; label: string; href: string }[] {
  const wanted = [];
  const code = stateCodeOf(facts.state ?? "");
  if (!code) {
    const text = "Enter the address: what a seller has to tell depends on the state.";
    wanted.push({ text, label: "Enter the address", href: "/property-address" });
  } else if (!stateDisclosure(code)) {
    const text = `Nothing is known here of what ${STATE_NAMES[code]} asks of a seller. Ask a lawyer there.`;
    wanted.push({ text, label: "Look at the address", href: "/property-address" });
  }
  if (!facts.isLand && facts.yearBuilt === null) {
    const text = "Enter the year built: homes from before 1978 need a disclosure about lead paint.";
    wanted.push({ text, label: "Enter the basics", href: "/property-basics" });
  }
  if (!facts.isLand && facts.waterSewage === null) {
    const text = "Say where water comes from and goes: wells and septic tanks have papers too.";
    wanted.push({ text, label: "Enter the features", href: "/property-features" });
  }
  return wanted;
}

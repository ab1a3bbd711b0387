/**
 * What a state requires of a seller: a form, a form or a disclaimer (`choice`), a form only for sales
 * with a licensed agent, notices about single topics (`partly`), duties from court decisions, a notice
 * that nothing is warranted, or no form.
 */
export type FormDuty =
  "form" | "choice" | "with_agent" | "partly" | "case_law" | "notice" | "none" | "unclear";

/** Confirmed by a source, partly confirmed, or from memory. */
export type Confidence = "confirmed" | "partly" | "recalled";

export interface StateDisclosure {
  duty: FormDuty;
  /** The form, or what replaces it. */
  form: string;
  /** When it is due, or the rule if there is no form. */
  when: string | null;
  /** Other topics known to be required. */
  more: string | null;
  /** A flood disclosure that a statute requires separately. */
  flood: string | null;
  source: string;
  confidence: Confidence;
  /** Link to the law; null if unknown. */
  url: string | null;
}

export const STATE_LIST = "eForms, list of states, 2024";
export const FLOOD_STUDY = "National Low Income Housing Coalition, 2024, on flood disclosure only";
export const FLOOD_LAWS = "Natural Resources Defense Council, on flood disclosure only";
export const NO_SOURCE = "No source checked";

export type Row = readonly [
  duty: FormDuty,
  form: string,
  when: string | null,
  more: string | null,
  source: string,
  confidence: Confidence,
  url?: string,
  flood?: string,
];

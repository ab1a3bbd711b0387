/**
 * What a state asks of a seller: a form that has to be given, a form or a statement that there is none
 * (`choice`), a form for sales with a licensed agent, notices of single things, what courts have said,
 * a notice that nothing is promised, or no form.
 */
export type FormDuty =
  "form" | "choice" | "with_agent" | "partly" | "case_law" | "notice" | "none" | "unclear";

/** Seen in a source, in part, or remembered alone. */
export type Confidence = "confirmed" | "partly" | "recalled";

export interface StateDisclosure {
  duty: FormDuty;
  /** The form, or what stands in its place. */
  form: string;
  /** When it is due, or what holds without one. */
  when: string | null;
  /** Single things that are known to be asked for beside it. */
  more: string | null;
  /** A disclosure of floods that a statute asks for by itself. */
  flood: string | null;
  source: string;
  confidence: Confidence;
  /** Where the law can be read, as far as its address is known. */
  url: string | null;
}

export const STATE_LIST = "eForms, list of states, 2024";
export const FLOOD_STUDY = "National Low Income Housing Coalition, 2024, on flood disclosure only";
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

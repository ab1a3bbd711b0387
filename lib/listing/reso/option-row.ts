/** Where an option goes in the standard's Property. */
export interface Place {
  field: string;
  /** Values of the field's list; true: the field says yes or no. */
  values: readonly string[] | true;
}

/** An option of the product's lists, and what the standard (RESO Data Dictionary 2.0) has for it. */
export interface OptionRow {
  /** Null: the standard has no value for it. */
  place: Place | null;
  /** Fields that it answers with yes or no besides. */
  also: Readonly<Record<string, boolean | readonly string[]>>;
  /** Why it is not exported, though the standard may have values; null: it is. */
  leftOut: string | null;
  /** What becomes less exact on the way. */
  warning: string | null;
  /** For a home that is part of no association or shared building, where that makes a difference. */
  ofOneHome?: Place;
  /** In a condominium, where that makes a difference: another place, or why it is left out. */
  inCondominium?: Place | string;
}

const NO_VALUE = "The standard has no value for this. You can mention it in the description.";

const row = (place: Place | null, more: Partial<OptionRow> = {}): OptionRow => ({
  place,
  also: {},
  leftOut: null,
  warning: null,
  ...more,
});

export const to = (field: string, ...values: string[]): OptionRow => row({ field, values });

export const yes = (field: string, warning: string): OptionRow =>
  row({ field, values: true }, { warning });

export const and = (option: OptionRow, also: OptionRow["also"]): OptionRow => ({ ...option, also });

export const nearest = (field: string, value: string): OptionRow =>
  row(
    { field, values: [value] },
    { warning: `is exported as “${value}”, the closest value in the standard.` },
  );

export const asOther = (field: string): OptionRow =>
  row(
    { field, values: ["Other"] },
    { warning: "is exported as “Other” because the standard has no value for it." },
  );

/** The standard is more exact than the product: what holds would be a guess. */
export const unclear = (field: string, values: readonly string[], leftOut: string): OptionRow =>
  row({ field, values }, { leftOut });

export const nowhere = (leftOut = NO_VALUE): OptionRow => row(null, { leftOut });

export interface Place {
  field: string;
  /** Values of a list field, or true for a yes/no field. */
  values: readonly string[] | true;
}

/** Maps an option of the product to RESO Data Dictionary 2.0. */
export interface OptionRow {
  /** Null: the standard has no value for it. */
  place: Place | null;
  /** Other fields that it sets. */
  also: Readonly<Record<string, boolean | readonly string[]>>;
  /** Why it isn't exported; null if it is. */
  leftOut: string | null;
  /** What the conversion loses. */
  warning: string | null;
  /** Replaces `place` for a home without an association or shared building. */
  ofOneHome?: Place;
  /** Replaces `place` in a condominium; a text is the reason to leave it out. */
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

/** For an option with several possible values in the standard, where choosing one would be a guess. */
export const unclear = (field: string, values: readonly string[], leftOut: string): OptionRow =>
  row({ field, values }, { leftOut });

export const nowhere = (leftOut = NO_VALUE): OptionRow => row(null, { leftOut });

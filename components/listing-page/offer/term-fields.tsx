import type { ReactNode } from "react";
import { FINANCING_LABELS, MAX_NOTE_TO_SELLER } from "#lib/fields/offers.ts";
import type { OfferField, RefusedOffer } from "#lib/offers/offer-form.ts";
import { TERM_GROUPS, type TermFieldSpec, type TermGroup } from "#lib/offers/term-fields.ts";
import { Choices, TextArea, TextField, TickBox } from "../form-fields.tsx";
import { MESSAGE_TO_SELLER } from "../labels.ts";

export type OfferFormState = Pick<RefusedOffer, "values" | "errors" | "flagged">;

const INPUTS: Record<TermFieldSpec["kind"], Partial<Parameters<typeof TextField>[0]>> = {
  money: { inputMode: "decimal", maxLength: 20 },
  days: { inputMode: "numeric", maxLength: 4 },
  date: { type: "date" },
  time: { type: "time" },
  compensation: { maxLength: 20 },
};

const UNITS: Partial<Record<TermFieldSpec["kind"], string>> = {
  money: " ($)",
  days: " (days)",
  compensation: " ($ or %)",
};

/** Returns the props of a field of an offer's form. */
export const fieldOf = ({ values, errors }: OfferFormState, name: OfferField) => ({
  id: `offer-${name}`,
  name,
  value: values[name],
  error: errors[name],
});

/** Renders fields that few buyers fill in, open if one of them has a value or an error. */
export function OptionalFields({
  summary,
  names,
  state: { values, errors },
  children,
}: {
  summary: string;
  names: readonly OfferField[];
  state: OfferFormState;
  children: ReactNode;
}) {
  return (
    <details className="week" open={names.some((name) => values[name] || errors[name])}>
      <summary>{summary}</summary>
      <div className="plain">{children}</div>
    </details>
  );
}

function TermGroupFields({
  group: { legend, hint, fields, isOptional },
  zone,
  state,
  children,
}: {
  group: TermGroup;
  zone: string;
  state: OfferFormState;
  children: ReactNode;
}) {
  const content = (
    <>
      {hint && <p className="hint">{hint}</p>}
      {fields.some(({ kind }) => kind === "time") && (
        <p className="hint">Times are in {zone}, the home&apos;s time zone.</p>
      )}
      <div className="terms-in-rows">
        {fields.map(({ name, label, kind, isRequired }) => (
          <TextField
            key={name}
            {...fieldOf(state, name)}
            {...INPUTS[kind]}
            label={`${label}${UNITS[kind] ?? ""}`}
            autoComplete="off"
            isRequired={isRequired}
          />
        ))}
      </div>
      {children}
    </>
  );
  if (isOptional) {
    const names = fields.map(({ name }) => name);
    return (
      <OptionalFields summary={legend} {...{ names, state }}>
        {content}
      </OptionalFields>
    );
  }
  return (
    <fieldset className="plain">
      <legend>{legend}</legend>
      {content}
    </fieldset>
  );
}

/**
 * Renders the fields of an offer's terms, for forms without scripts.
 * @param props.zone the home's time zone in words
 */
export function TermFields({ zone, ...state }: OfferFormState & { zone: string }) {
  const financing = fieldOf(state, "buyerFinancing");
  const note = fieldOf(state, "note");
  return (
    <>
      {TERM_GROUPS.map((group, index) => (
        <TermGroupFields key={group.legend} {...{ group, zone, state }}>
          {index === 0 && (
            <Choices
              {...financing}
              legend="Financing"
              options={Object.entries(FINANCING_LABELS)}
              chosen={financing.value}
            />
          )}
        </TermGroupFields>
      ))}
      <OptionalFields summary={MESSAGE_TO_SELLER} names={["note"]} state={state}>
        <p className="hint">
          Write about the offer, not about you or your family. Letters that mention race, religion,
          family, or other protected characteristics put the seller at risk under fair housing law.
        </p>
        <TextArea {...note} label="Message" rows={4} maxLength={MAX_NOTE_TO_SELLER} />
      </OptionalFields>
      {state.flagged.length > 0 && <FlaggedNote {...state} />}
    </>
  );
}

/** Shows what a buyer should take out of their note, and a box to send it anyway. */
export function FlaggedNote(state: OfferFormState) {
  return (
    <>
      <p role="alert" className="status">
        Your note mentions {state.flagged.map((words) => `“${words}”`).join(", ")}. Please take it
        out. The seller sees a warning before your note.
      </p>
      <TickBox {...fieldOf(state, "sendsFlaggedNote")}>Send the note as it is</TickBox>
    </>
  );
}

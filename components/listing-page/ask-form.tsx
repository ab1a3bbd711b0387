import type { ReactNode } from "react";
import { type InquiryKind, MAX_INQUIRY_MESSAGE, MAX_INQUIRY_NAME } from "#lib/fields/listing.ts";
import {
  type InquiryField,
  type InquiryValues,
  TOKEN_FIELD,
  TRAP_FIELD,
} from "#lib/listing/inquiry-form.ts";

const KIND_LABELS: Record<InquiryKind, string> = {
  showing: "I would like to see the home",
  question: "I have a question",
};

interface Props {
  slug: string;
  /** What may be asked for now. */
  kinds: readonly InquiryKind[];
  values?: InquiryValues;
  errors?: Partial<Record<InquiryField, string>>;
  /** Empty: the script fetches one. */
  token?: string;
  isPreview?: boolean;
}

/** What a buyer writes to the seller: a plain form, which works without scripts. */
export function AskForm({ slug, kinds, values = {}, errors = {}, token, isPreview }: Props) {
  const field = (name: InquiryField) => ({ name, value: values[name], error: errors[name] });
  return (
    <form
      className="ask-form"
      method="post"
      action={isPreview ? undefined : `/homes/${slug}/ask`}
      data-token={isPreview ? undefined : `/homes/${slug}/ask/token`}
    >
      <fieldset disabled={isPreview} className="plain">
        <legend className="sr-only">Your message</legend>
        <Kinds kinds={kinds} chosen={values.kind} error={errors.kind} />
        <TextField {...field("name")} label="Your name" autoComplete="name" isRequired />
        <div className="fields-in-row">
          <TextField {...field("email")} label="Email" type="email" autoComplete="email" />
          <TextField {...field("phone")} label="Telephone" type="tel" autoComplete="tel" />
        </div>
        <p className="hint">One of the two, so that the seller can answer.</p>
        <Message value={values.message} error={errors.message} />
        <Consent isGiven={values.consent === "yes"} error={errors.consent} />
        <p className="trap" aria-hidden>
          <label htmlFor="ask-website">Leave this empty</label>
          <input id="ask-website" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </p>
        <input type="hidden" name={TOKEN_FIELD} defaultValue={token ?? ""} />
        <button type="submit" className="button">
          Send to the seller
        </button>
      </fieldset>
    </form>
  );
}

function Kinds({
  kinds,
  chosen,
  error,
}: {
  kinds: readonly InquiryKind[];
  chosen?: string;
  error?: string;
}) {
  const [only] = kinds;
  if (kinds.length === 1) return <input type="hidden" name="kind" value={only} readOnly />;
  return (
    <fieldset className="kinds" aria-describedby={error && "ask-kind-error"}>
      <legend>What is it about?</legend>
      {kinds.map((kind, index) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={chosen ? chosen === kind : index === 0}
          />
          {KIND_LABELS[kind]}
        </label>
      ))}
      <FieldError name="kind" error={error} />
    </fieldset>
  );
}

interface Field {
  name: InquiryField;
  value?: string;
  error?: string;
}

function TextField({
  name,
  label,
  value,
  error,
  type = "text",
  autoComplete,
  isRequired = false,
}: Field & { label: string; type?: string; autoComplete: string; isRequired?: boolean }) {
  return (
    <div className="field">
      <label htmlFor={`ask-${name}`}>{label}</label>
      <input
        id={`ask-${name}`}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={isRequired}
        maxLength={name === "name" ? MAX_INQUIRY_NAME : 320}
        defaultValue={value}
        {...invalid(name, error)}
      />
      <FieldError name={name} error={error} />
    </div>
  );
}

function Message({ value, error }: { value?: string; error?: string }) {
  return (
    <div className="field">
      <label htmlFor="ask-message">Your message</label>
      <textarea
        id="ask-message"
        name="message"
        rows={5}
        required
        maxLength={MAX_INQUIRY_MESSAGE}
        defaultValue={value}
        {...invalid("message", error)}
      />
      <FieldError name="message" error={error} />
    </div>
  );
}

function Consent({ isGiven, error }: { isGiven: boolean; error?: string }) {
  return (
    <div className="field">
      <label className="consent">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={isGiven}
          {...invalid("consent", error)}
        />
        <span>
          The seller may answer me by what I have entered. Porchlight passes it to the seller alone,
          and deletes it with the listing or after a year.
        </span>
      </label>
      <FieldError name="consent" error={error} />
    </div>
  );
}

const invalid = (name: InquiryField, error: string | undefined) =>
  error ? { "aria-invalid": true, "aria-describedby": `ask-${name}-error` } : {};

function FieldError({ name, error }: { name: InquiryField; error?: string }): ReactNode {
  if (!error) return null;
  return (
    <p id={`ask-${name}-error`} className="field-error">
      {error}
    </p>
  );
}

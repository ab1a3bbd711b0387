import { type InquiryKind, MAX_INQUIRY_MESSAGE, MAX_INQUIRY_NAME } from "#lib/fields/listing.ts";
import type { InquiryField, InquiryValues } from "#lib/listing/inquiry-form.ts";
import { Choices, HiddenFields, TextArea, TextField, TickBox } from "./form-fields.tsx";

const KIND_LABELS: Record<InquiryKind, string> = {
  showing: "I'd like to see the home",
  question: "I have a question",
};

interface Props {
  slug: string;
  /** The inquiries that the listing's status allows. */
  kinds: readonly InquiryKind[];
  values?: InquiryValues;
  errors?: Partial<Record<InquiryField, string>>;
  /** If empty, the script fetches one. */
  token?: string;
  isPreview?: boolean;
}

/** Renders the inquiry form, which works without scripts. */
export function ContactForm({ slug, kinds, values = {}, errors = {}, token, isPreview }: Props) {
  const field = (name: InquiryField) => ({
    id: `ask-${name}`,
    name,
    value: values[name],
    error: errors[name],
  });
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
        <TextField
          {...field("name")}
          label="Your name"
          autoComplete="name"
          maxLength={MAX_INQUIRY_NAME}
          isRequired
        />
        <div className="fields-in-row">
          <TextField {...field("email")} label="Email" inputMode="email" autoComplete="email" />
          <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" />
        </div>
        <p className="hint">Enter at least one so the seller can reply.</p>
        <TextArea
          {...field("message")}
          label="Your message"
          rows={5}
          maxLength={MAX_INQUIRY_MESSAGE}
          isRequired
        />
        <TickBox {...field("consent")} isRequired>
          The seller may reply using the contact information I entered. Porchlight shares it only
          with the seller, and deletes it with the listing or after a year.
        </TickBox>
        <HiddenFields id="ask" token={token} />
        <button type="submit" className="button">
          Send message
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
    <Choices
      id="ask-kind"
      name="kind"
      legend="How can the seller help?"
      options={kinds.map((kind) => [kind, KIND_LABELS[kind]])}
      chosen={chosen || only}
      error={error}
    />
  );
}

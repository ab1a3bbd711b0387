import { MAX_SHOWING_MESSAGE, MAX_SHOWING_NAME } from "#lib/fields/showings.ts";
import type { OfferedTimes, ShowingField, ShowingValues } from "#lib/showings/request-form.ts";
import {
  Choices,
  FieldError,
  HiddenFields,
  TextArea,
  TextField,
  TickBox,
} from "../form-fields.tsx";
import { MESSAGE_TO_SELLER, REQUEST_THIS_TIME } from "../labels.ts";
import { FreeTimes } from "./free-times.tsx";

const WAYS = { in_person: "In person", video: "By video" } as const;
const PRE_APPROVED = { yes: "Yes", no: "Not yet", "": "Prefer not to say" } as const;

export interface ShowingRequestFormProps {
  slug: string;
  times: OfferedTimes;
  lengthMinutes: number;
  ways: readonly (keyof typeof WAYS)[];
  /** Whether text messages are available. */
  takesTexts: boolean;
  values: ShowingValues;
  errors: Partial<Record<ShowingField, string>>;
  token: string;
}

/** Renders the showing request form, which works without scripts. */
export function ShowingRequestForm(props: ShowingRequestFormProps) {
  const { slug, times, lengthMinutes, ways, takesTexts, values, errors, token } = props;
  const field = (name: ShowingField) => ({
    id: `showing-${name}`,
    name,
    value: values[name],
    error: errors[name],
  });
  return (
    <form className="ask-form" method="post" action={`/homes/${slug}/visit`}>
      <FreeTimes times={times} chosen={values.startsAt} error={errors.startsAt} />
      <p className="hint">Showings last {lengthMinutes} minutes.</p>
      <Ways ways={ways} chosen={values.way} error={errors.way} />
      <TextField
        {...field("name")}
        label="Your name"
        autoComplete="name"
        maxLength={MAX_SHOWING_NAME}
        isRequired
      />
      <div className="fields-in-row">
        <TextField {...field("email")} label="Email" inputMode="email" autoComplete="email" />
        <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <p className="hint">
        Enter at least one so the seller can reply. With an email, you also get a calendar entry and
        updates.
      </p>
      <Choices
        name="preApproved"
        legend="Are you pre-approved for a loan or paying cash? (optional)"
        options={Object.entries(PRE_APPROVED)}
        chosen={values.preApproved ?? ""}
      />
      <TextArea
        {...field("message")}
        label={MESSAGE_TO_SELLER}
        rows={3}
        maxLength={MAX_SHOWING_MESSAGE}
      />
      {takesTexts && (
        <TickBox {...field("textConsent")}>
          Porchlight may text me about this showing (optional). Message and data rates may apply.
          Reply STOP to opt out.
        </TickBox>
      )}
      <TickBox {...field("consent")} isRequired>
        The seller may reply using the contact information I entered. Porchlight shares it only with
        the seller, and deletes it with the listing or a year after the showing.
      </TickBox>
      <HiddenFields id="showing" token={token} />
      <button type="submit" className="button">
        {REQUEST_THIS_TIME}
      </button>
    </form>
  );
}

function Ways({
  ways,
  chosen,
  error,
}: {
  ways: ShowingRequestFormProps["ways"];
  chosen: string | undefined;
  error: string | undefined;
}) {
  const [only] = ways;
  if (only && ways.length === 1) {
    return (
      <>
        <input type="hidden" name="way" value={only} readOnly />
        <p>{only === "video" ? "Showings are by video." : "Showings are in person."}</p>
        <FieldError id="showing-way" error={error} />
      </>
    );
  }
  return (
    <Choices
      id="showing-way"
      name="way"
      legend="How would you like to see the home?"
      options={ways.map((way) => [way, WAYS[way]])}
      chosen={chosen || only}
      error={error}
    />
  );
}

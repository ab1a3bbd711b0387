import type { ReactNode } from "react";
import {
  MAX_AGENT_NAME,
  MAX_VISITOR_EMAIL,
  MAX_VISITOR_NAME,
  MAX_VISITOR_PHONE,
} from "#lib/fields/open-houses.ts";
import { LampMark } from "#components/layout/lamp-mark.tsx";
import { Document } from "../document.tsx";

interface Props {
  /** What an email address looks like, as the server checks it. */
  emailPattern: string;
  styles: string;
  script: string;
}

/**
 * The sign-in sheet of an open house, for a tablet at the door: the same document for every open house,
 * filled in by its script, by the secret behind the `#` of its address.
 */
export function SheetPage({ emailPattern, styles, script }: Props) {
  return (
    <Document title="Sign in to the open house" inlineStyles={styles} script={script}>
      <header className="sheet-top">
        <p className="wordmark">
          <LampMark className="mark" />
          Open house
        </p>
        <p className="sheet-home" data-part="home" />
        <p className="sheet-hours" data-part="hours" />
      </header>
      <main id="main" className="sheet">
        <section data-screen="message">
          <h1 data-part="title">One moment</h1>
          <p data-part="text">The sign-in sheet is being opened.</p>
          <noscript>
            <p>This sheet needs scripts, which are turned off in this browser.</p>
          </noscript>
        </section>
        <section data-screen="form" hidden>
          <h1 tabIndex={-1}>Welcome. Please sign in.</h1>
          <SheetForm emailPattern={emailPattern} />
        </section>
        <section data-screen="thanks" hidden>
          <h1 tabIndex={-1}>Thank you</h1>
          <p>You are signed in. Come in and look around.</p>
          <p data-part="countdown" />
          <p className="sheet-buttons">
            <button type="button" className="button" data-action="next">
              Next visitor
            </button>
            <button type="button" className="button button-quiet" data-action="stay">
              Keep this open
            </button>
          </p>
        </section>
      </main>
      <footer className="sheet-foot">
        <p role="status" data-part="kept" />
        <p role="alert" data-part="refused" />
        <button type="button" className="button button-quiet" data-action="forget" hidden>
          Remove them from this tablet
        </button>
        <p data-part="ready" />
      </footer>
      <dialog aria-labelledby="still-there" className="sheet-dialog">
        <h2 id="still-there">Are you still there?</h2>
        <p>What you have typed is cleared in 20 seconds, so that nobody else reads it.</p>
        <button type="button" className="button" data-action="still-there">
          I am still here
        </button>
      </dialog>
    </Document>
  );
}

// Nothing is offered from earlier visitors: the browser remembers no entry of these fields.
function SheetForm({ emailPattern }: { emailPattern: string }) {
  return (
    <form noValidate autoComplete="off" data-email-pattern={emailPattern}>
      <Field name="name" label="Your name" maxLength={MAX_VISITOR_NAME} isRequired />
      <div className="fields-in-row">
        <Field
          name="email"
          label="Email (optional)"
          type="email"
          inputMode="email"
          maxLength={MAX_VISITOR_EMAIL}
        />
        <Field
          name="phone"
          label="Telephone (optional)"
          type="tel"
          inputMode="tel"
          maxLength={MAX_VISITOR_PHONE}
        />
      </div>
      <p className="hint">
        Leave email or telephone if the seller may need to reach you, about something you forgot,
        for example.
      </p>
      <Box name="hasAgent">I am working with a real estate agent</Box>
      <div data-part="agent" hidden>
        <Field name="agentName" label="The agent’s name (optional)" maxLength={MAX_AGENT_NAME} />
      </div>
      <Box name="mayWrite">
        The seller may write to me about this home afterwards. For this I enter my email above. Each
        mail has a link that stops them.
      </Box>
      <button type="submit" className="button">
        Sign in
      </button>
      <p className="hint">
        Only the seller sees what you enter. It is deleted with the listing, or after a year. You
        can ask the seller to delete it sooner.
      </p>
    </form>
  );
}

function Field({
  name,
  label,
  isRequired = false,
  ...input
}: {
  name: string;
  label: string;
  type?: string;
  inputMode?: "email" | "tel";
  maxLength: number;
  isRequired?: boolean;
}) {
  return (
    <div className="field">
      <label htmlFor={`sheet-${name}`}>{label}</label>
      <input
        id={`sheet-${name}`}
        name={name}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        required={isRequired}
        aria-describedby={`sheet-${name}-error`}
        {...input}
      />
      <p id={`sheet-${name}-error`} className="field-error" hidden />
    </div>
  );
}

const Box = ({ name, children }: { name: string; children: ReactNode }) => (
  <label className="sheet-box">
    <input type="checkbox" name={name} autoComplete="off" />
    <span>{children}</span>
  </label>
);

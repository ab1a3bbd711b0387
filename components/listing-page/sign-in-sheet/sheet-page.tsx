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
  /** The regular expression by which the server checks email addresses. */
  emailPattern: string;
  styles: string;
  script: string;
}

/**
 * Renders the sign-in sheet for a tablet at the door. The document is the same for every open
 * house; its script fills it in by the secret after the `#`.
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
          <p data-part="text">Opening the sign-in sheet.</p>
          <noscript>
            <p>Turn on JavaScript in this browser to use the sign-in sheet.</p>
          </noscript>
        </section>
        <section data-screen="form" hidden>
          <h1 tabIndex={-1}>Welcome. Please sign in.</h1>
          <SheetForm emailPattern={emailPattern} />
        </section>
        <section data-screen="thanks" hidden>
          <h1 tabIndex={-1}>Thank you</h1>
          <p>You&apos;re signed in. Come in and look around.</p>
          <p data-part="countdown" />
          <p className="sheet-buttons">
            <button type="button" className="button" data-action="next">
              Next guest
            </button>
            <button type="button" className="button button-quiet" data-action="stay">
              Keep open
            </button>
          </p>
        </section>
      </main>
      <footer className="sheet-foot">
        <p role="status" data-part="kept" />
        <p role="alert" data-part="refused" />
        <button type="button" className="button button-quiet" data-action="forget" hidden>
          Remove from this tablet
        </button>
        <p data-part="ready" />
      </footer>
      <dialog aria-labelledby="still-there" className="sheet-dialog">
        <h2 id="still-there">Are you still there?</h2>
        <p>To protect your privacy, we&apos;ll clear this form in 20 seconds.</p>
        <button type="button" className="button" data-action="still-there">
          I&apos;m still here
        </button>
      </dialog>
    </Document>
  );
}

// Turns autocomplete off, so that the browser doesn't suggest earlier visitors' entries.
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
          label="Phone (optional)"
          type="tel"
          inputMode="tel"
          maxLength={MAX_VISITOR_PHONE}
        />
      </div>
      <p className="hint">
        Add your email or phone if the seller may contact you, for example about something you left
        behind.
      </p>
      <Box name="hasAgent">I&apos;m working with a real estate agent</Box>
      <div data-part="agent" hidden>
        <Field name="agentName" label="Agent's name (optional)" maxLength={MAX_AGENT_NAME} />
      </div>
      <Box name="mayWrite">
        The seller may email me about this home at the address above. I can unsubscribe from any
        email.
      </Box>
      <button type="submit" className="button">
        Sign in
      </button>
      <p className="hint">
        Only the seller can see this. It&apos;s deleted with the listing or after a year. You can
        ask the seller to delete it sooner.
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

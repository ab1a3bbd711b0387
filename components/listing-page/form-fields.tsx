import type { ReactNode } from "react";
import { TOKEN_FIELD, TRAP_FIELD } from "#lib/listing/inquiry-form.ts";

// Fields of plain forms on public pages, each with its label and its error.

interface Field {
  id: string;
  name: string;
  value?: string;
  error?: string;
  isRequired?: boolean;
}

const invalid = (id: string, error: string | undefined) =>
  error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};

export function FieldError({ id, error }: { id: string; error?: string }): ReactNode {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      {error}
    </p>
  );
}

export function TextField({
  id,
  name,
  label,
  value,
  error,
  type = "text",
  inputMode,
  autoComplete,
  maxLength = 320,
  isRequired = false,
}: Field & {
  label: string;
  type?: "text" | "tel" | "date" | "time";
  /** Use "email" instead of `type="email"`, which makes browsers refuse valid addresses. */
  inputMode?: "email" | "decimal" | "numeric";
  autoComplete: string;
  maxLength?: number;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, name, type, inputMode, autoComplete, maxLength }}
        required={isRequired}
        defaultValue={value}
        {...invalid(id, error)}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

export function TextArea({
  id,
  name,
  label,
  value,
  error,
  rows,
  maxLength,
  isRequired = false,
}: Field & { label: string; rows: number; maxLength: number }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...{ id, name, rows, maxLength }}
        required={isRequired}
        defaultValue={value}
        {...invalid(id, error)}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Sends "yes" if checked. */
export function TickBox({
  id,
  name,
  value,
  error,
  isRequired = false,
  children,
}: Field & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="consent">
        <input
          type="checkbox"
          {...{ name }}
          value="yes"
          required={isRequired}
          defaultChecked={value === "yes"}
          {...invalid(id, error)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Renders radio buttons. @param props.options the value and label of each */
export function Choices({
  id,
  name,
  legend,
  options,
  chosen,
  error,
}: {
  id?: string;
  name: string;
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen?: string;
  error?: string;
}) {
  return (
    <fieldset className="kinds" aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
      {id && <FieldError id={id} error={error} />}
    </fieldset>
  );
}

// From the documentation of 1Password, LastPass, Bitwarden, Dashlane and Proton Pass.
const NO_FILLING = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

/** Renders a hidden field that only bots fill in, and the token that says when it was shown. */
export function HiddenFields({ id, token }: { id: string; token?: string }) {
  return (
    <>
      <p className="trap" aria-hidden>
        <label htmlFor={`${id}-${TRAP_FIELD}`}>Leave this empty</label>
        <input
          id={`${id}-${TRAP_FIELD}`}
          name={TRAP_FIELD}
          tabIndex={-1}
          autoComplete="off"
          {...NO_FILLING}
        />
      </p>
      <input type="hidden" name={TOKEN_FIELD} defaultValue={token ?? ""} />
    </>
  );
}

import { DOCUMENT_KINDS, type DocumentKind } from "#lib/fields/documents.ts";
import { MAX_OFFER_FORM_MEGABYTES, MAX_TURN_ATTACHMENTS } from "#lib/fields/offers.ts";
import { formatFileSize } from "#lib/format.ts";
import { FieldError } from "../form-fields.tsx";
import { fieldOf, type OfferFormState } from "./term-fields.tsx";

export interface AttachedFile {
  /** Within its turn, from 1. */
  number: number;
  name: string;
  kind: DocumentKind;
  bytes: number;
}

const ACCEPTED = Object.values(DOCUMENT_KINDS)
  .flatMap(({ extension, type }) => [`.${extension}`, type])
  .join();

/** The field for the files of an offer or a counteroffer. Place it last: a form that is too large ends there. */
export function AttachmentsField(state: OfferFormState) {
  const { id, name, error } = fieldOf(state, "attachments");
  const hint = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>Pre-approval or proof of funds (optional)</label>
      <input
        {...{ id, name }}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hint} ${id}-error` : hint}
      />
      <FieldError id={id} error={error} />
      <p className="hint" id={hint}>
        Up to {MAX_TURN_ATTACHMENTS} files, {MAX_OFFER_FORM_MEGABYTES} MB together: PDF, images, or
        office documents. The seller can open them.
      </p>
    </div>
  );
}

/** Lists the files of a turn for its buyer. @param props.path of the buyer's page */
export function Attachments({
  path,
  turn: { number: turn, files },
}: {
  path: string;
  turn: { number: number; files: readonly AttachedFile[] };
}) {
  if (files.length === 0) return null;
  return (
    <ul>
      {files.map(({ number, name, kind, bytes }) => (
        <li key={number}>
          <a href={`${path}/files/${turn}/${number}`} download>
            {name}
          </a>{" "}
          ({DOCUMENT_KINDS[kind].label}, {formatFileSize(bytes)})
        </li>
      ))}
    </ul>
  );
}

import { DOCUMENT_KINDS, type DocumentKind } from "#lib/fields/documents.ts";
import { FOR_SALE_BY_OWNER } from "#lib/listing/page-text.ts";
import { NarrowPage } from "./narrow-page.tsx";

/** Shows a shared document to a buyer. A download counts only when they press the button. */
export function SharedDocumentPage({
  name,
  kind,
  size,
  home,
  buyer,
  until,
  left,
  action,
}: {
  name: string;
  kind: DocumentKind;
  /** "1.2 MB" */
  size: string;
  /** The address; null if there is none. */
  home: string | null;
  buyer: string;
  /** "December 7, 2026" */
  until: string;
  /** Remaining downloads; null if unlimited. */
  left: number | null;
  action: string;
}) {
  const times = left === 1 ? "1 time" : `${left} times`;
  return (
    <NarrowPage title="Shared document" mark={FOR_SALE_BY_OWNER}>
      <h1>{name}</h1>
      <p>
        The seller of {home ?? "a home for sale"} shared this document with {buyer}.
      </p>
      <p>
        {DOCUMENT_KINDS[kind].label}, {size}. This link works until {until}
        {left === null ? "." : `. You can download it ${times} more.`}
      </p>
      <form method="post" action={action}>
        <button type="submit" className="button">
          Download document
        </button>
      </form>
    </NarrowPage>
  );
}

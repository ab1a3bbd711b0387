import type { DocumentKind } from "#lib/fields/documents.ts";

/** A file that a buyer attached to a turn, as the turn's hash covers it. */
export interface OfferAttachment {
  kind: DocumentKind;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** What the hash of a turn covers of its files, in order. */
export interface AttachmentsOfTurn {
  number: number;
  attachments: readonly OfferAttachment[];
}

import { DOCUMENT_KINDS } from "#lib/fields/documents.ts";
import { formatFileSize } from "#lib/format.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { OutwardLink } from "./outward-link.tsx";

/** Lists the documents that the seller shows, each with a download. */
export function Documents({
  listing: { documents, slug },
  isPreview,
}: {
  listing: Pick<PublicListing, "documents" | "slug">;
  isPreview: boolean;
}) {
  if (documents.length === 0) return null;
  return (
    <section className="section documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading">Documents</h2>
      <ul>
        {documents.map(({ id, name, kind, bytes }) => (
          <li key={id}>
            <OutwardLink href={`/homes/${slug}/documents/${id}`} isPreview={isPreview}>
              {name}
            </OutwardLink>
            <span className="thing-note">
              {DOCUMENT_KINDS[kind].label}, {formatFileSize(bytes)}
            </span>
          </li>
        ))}
      </ul>
      <p className="thing-note">Shared by the seller.</p>
    </section>
  );
}

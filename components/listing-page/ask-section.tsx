import { inquiryKinds } from "#lib/listing/inquiry-form.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { AskForm } from "./ask-form.tsx";
import { OutwardLink } from "./outward-link.tsx";

export function AskSection({ listing, isPreview }: { listing: PublicListing; isPreview: boolean }) {
  const { status, slug, takesShowings } = listing;
  const kinds = inquiryKinds(status, takesShowings);
  if (status === "sold") {
    return (
      <section id="ask" className="section" aria-labelledby="ask-heading">
        <h2 id="ask-heading">This home is sold</h2>
        <p>The seller is no longer taking messages.</p>
      </section>
    );
  }
  if (kinds.length === 0) return null;
  const canVisit = takesShowings || kinds.includes("showing");
  return (
    <section id="ask" className="section ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">Contact the seller</h2>
      <p className="hint">{hintOf(canVisit, takesShowings)}</p>
      {takesShowings && (
        <p className="choose-time">
          <OutwardLink href={`/homes/${slug}/visit`} isPreview={isPreview} className="button">
            Choose a showing time
          </OutwardLink>
        </p>
      )}
      {isPreview && <p className="note">You can’t send messages from the preview.</p>}
      <AskForm slug={slug} kinds={kinds} isPreview={isPreview} />
    </section>
  );
}

function hintOf(canVisit: boolean, takesShowings: boolean): string {
  const message = "Your message goes straight to the owner.";
  if (takesShowings) return `${message} To see the home, choose an available showing time.`;
  if (canVisit) return `${message} To see the home, say which days and times work for you.`;
  return `${message} Showings aren’t available right now.`;
}

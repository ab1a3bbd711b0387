import { inquiryKinds } from "#lib/listing/inquiry-form.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { AskForm } from "./ask-form.tsx";

export function AskSection({ listing, isPreview }: { listing: PublicListing; isPreview: boolean }) {
  const { status, slug } = listing;
  const kinds = inquiryKinds(status);
  if (status === "sold") {
    return (
      <section id="ask" className="section" aria-labelledby="ask-heading">
        <h2 id="ask-heading">This home is sold</h2>
        <p>The seller takes no more messages about it.</p>
      </section>
    );
  }
  if (kinds.length === 0) return null;
  const canVisit = kinds.includes("showing");
  return (
    <section id="ask" className="section ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">{canVisit ? "Ask, or come and see it" : "Ask the seller"}</h2>
      <p className="hint">
        {canVisit
          ? "Your message goes to the owner, without an agent in between. For a showing, write which days and times suit you."
          : "Your message goes to the owner, without an agent in between. There are no showings now."}
      </p>
      {isPreview && <p className="note">In the preview nothing can be sent.</p>}
      <AskForm slug={slug} kinds={kinds} isPreview={isPreview} />
    </section>
  );
}

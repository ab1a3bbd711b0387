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
        <p>The seller takes no more messages about it.</p>
      </section>
    );
  }
  if (kinds.length === 0) return null;
  const canVisit = takesShowings || kinds.includes("showing");
  return (
    <section id="ask" className="section ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">{canVisit ? "Ask, or come and see it" : "Ask the seller"}</h2>
      <p className="hint">{hintOf(canVisit, takesShowings)}</p>
      {takesShowings && (
        <p className="choose-time">
          <OutwardLink href={`/homes/${slug}/visit`} isPreview={isPreview} className="button">
            Choose a time to see it
          </OutwardLink>
        </p>
      )}
      {isPreview && <p className="note">In the preview nothing can be sent.</p>}
      <AskForm slug={slug} kinds={kinds} isPreview={isPreview} />
    </section>
  );
}

function hintOf(canVisit: boolean, takesShowings: boolean): string {
  const message = "Your message goes to the owner, without an agent in between.";
  if (takesShowings) return `${message} For a showing, choose one of the times that are free.`;
  if (canVisit) return `${message} For a showing, write which days and times suit you.`;
  return `${message} There are no showings now.`;
}

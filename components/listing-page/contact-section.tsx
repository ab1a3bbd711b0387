import { inquiryKinds } from "#lib/listing/inquiry-form.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { ContactForm } from "./contact-form.tsx";
import { CHOOSE_SHOWING_TIME, CONTACT_SELLER, MAKE_AN_OFFER, WRITE_MESSAGE } from "./labels.ts";
import { OutwardLink } from "./outward-link.tsx";

export function ContactSection({
  listing,
  isPreview,
}: {
  listing: PublicListing;
  isPreview: boolean;
}) {
  const { status, slug, takesShowings, takesOffers } = listing;
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
  const canSeeHome = takesShowings || kinds.includes("showing");
  return (
    <section id="ask" className="section ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">{CONTACT_SELLER}</h2>
      <p className="hint">{hintOf(canSeeHome, takesShowings)}</p>
      {takesShowings && (
        <p className="choose-time">
          <OutwardLink href={`/homes/${slug}/visit`} isPreview={isPreview} className="button">
            {CHOOSE_SHOWING_TIME}
          </OutwardLink>
        </p>
      )}
      {takesOffers && (
        <p className="choose-time">
          <OutwardLink
            href={`/homes/${slug}/offer`}
            isPreview={isPreview}
            className="button button-quiet"
          >
            {MAKE_AN_OFFER}
          </OutwardLink>
        </p>
      )}
      {isPreview && <p className="note">You can&apos;t send messages from the preview.</p>}
      <details className="fold">
        <summary>{WRITE_MESSAGE}</summary>
        <ContactForm slug={slug} kinds={kinds} isPreview={isPreview} />
      </details>
    </section>
  );
}

function hintOf(canSeeHome: boolean, takesShowings: boolean): string {
  const message = "Your message goes straight to the owner.";
  if (takesShowings) return `${message} To see the home, choose an available showing time.`;
  if (canSeeHome) return `${message} To see the home, say which days and times work for you.`;
  return `${message} Showings aren't available right now.`;
}

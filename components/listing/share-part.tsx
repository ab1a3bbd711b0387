import { ExternalLink } from "lucide";
import { PlanOffer } from "#components/layout/plan-offer.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { shareLinks } from "#lib/listing/share-links.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import type { ListingView } from "#lib/schemas/listing.ts";

const PlanNote = () => (
  <PlanOffer>
    {`Sharing buttons for social networks come with the ${planWith("socialMedia")} plan. Copying your link is free.`}
  </PlanOffer>
);

/** Links to social networks with the listing page. @param place the home's street and city */
export function SharePart({ view, place }: { view: ListingView; place: string }) {
  const { url, status, plan } = view;
  if (!grantsOf(plan.isActive ? plan.name : null).socialMedia) return <PlanNote />;
  return (
    <div className="flex flex-col gap-5">
      {url && LISTING_STATUSES[status].isPublic ? (
        <>
          <ul className="flex flex-wrap gap-3">
            {shareLinks(url, place, status).map(({ label, href }) => (
              <li key={label}>
                <Button asChild variant="outline">
                  <a href={href} target="_blank" rel="noreferrer">
                    <Icon node={ExternalLink} />
                    {label}
                  </a>
                </Button>
              </li>
            ))}
          </ul>
          <p className="max-w-prose leading-6">
            Each network opens in a new tab, where you post it yourself. Listing traffic counts
            visitors from your posts.
          </p>
        </>
      ) : (
        <p className="leading-6">Publish your listing to share it here.</p>
      )}
      <p className="leading-6">
        <Link href="/templates" className="font-medium underline underline-offset-4">
          Make images and text for posts
        </Link>
      </p>
    </div>
  );
}

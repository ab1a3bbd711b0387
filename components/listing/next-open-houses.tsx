import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import type { ListingView } from "#lib/schemas/listing.ts";
import { formatHours } from "#lib/us/zone-text.ts";

export function NextOpenHouses({ view }: { view: ListingView }) {
  const { openHouses, timeZone } = view;
  return (
    <div className="flex flex-col items-start gap-4">
      <ul aria-label="Open houses" className="w-full divide-y">
        {openHouses.map(({ id, startsAt, endsAt, remarks, isPublic }) => (
          <li key={id} className="py-3 leading-6 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              {formatHours(startsAt, endsAt, timeZone)}
              {isPublic ? null : <Badge variant="accent">By invitation</Badge>}
            </p>
            {remarks ? <p className="wrap-anywhere text-muted-foreground">{remarks}</p> : null}
          </li>
        ))}
      </ul>
      <Button asChild variant="outline">
        <Link href="/scheduling/open-houses">Manage open houses</Link>
      </Button>
    </div>
  );
}

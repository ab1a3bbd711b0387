import { Callout } from "#components/ui/callout.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatDate } from "#lib/format.ts";
import { takenDownSentence } from "#lib/listing/taken-down.ts";
import type { ListingView } from "#lib/schemas/listing.ts";

export function TakenDownNotice({ view: { takenDown, timeZone } }: { view: ListingView }) {
  if (!takenDown) return null;
  return (
    <div role="alert">
      <Callout>
        {`${takenDownSentence(takenDown.reason)} Taken down on ${formatDate(takenDown.since, { timeZone })}. `}
        <Link
          href="/support?from=/online-listing"
          className="font-medium underline underline-offset-4"
        >
          Contact Support
        </Link>
      </Callout>
    </div>
  );
}

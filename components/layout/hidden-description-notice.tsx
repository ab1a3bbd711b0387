import { CircleAlert } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { describeHidden } from "#lib/listing/describe-hidden.ts";
import type { HiddenDescription } from "#lib/schemas/listing.ts";

/**
 * Says that buyers can't see the description of a public listing, and why.
 * @param onReview replaces the link to the description, on its own screen
 */
export function HiddenDescriptionNotice({
  hidden,
  onReview,
}: {
  hidden: HiddenDescription | null;
  onReview?: () => void;
}) {
  if (!hidden) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-destructive/25 bg-destructive-soft px-4 py-3 leading-6 text-destructive"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon node={CircleAlert} className="mt-0.5 size-5 shrink-0" />
        <p className="font-medium wrap-anywhere">{describeHidden(hidden)}</p>
      </div>
      {onReview ? (
        <Button variant="outline" onClick={onReview}>
          Review description
        </Button>
      ) : (
        <Button asChild variant="outline">
          <Link href="/description">Review description</Link>
        </Button>
      )}
    </div>
  );
}

import { Badge } from "#components/ui/badge.tsx";
import { INQUIRY_STATES } from "#lib/fields/listing.ts";
import type { InquiryView } from "#lib/schemas/inquiries.ts";

export function InquiryBadges({
  kind,
  state,
  warnings,
}: Pick<InquiryView, "kind" | "state" | "warnings">) {
  return (
    <div className="flex flex-wrap gap-2">
      {warnings.length > 0 ? <Badge variant="destructive">Possible scam</Badge> : null}
      {kind === "showing" ? <Badge variant="accent">Wants a showing</Badge> : null}
      <Badge variant={state === "new" ? "primary" : "neutral"}>{INQUIRY_STATES[state]}</Badge>
    </div>
  );
}

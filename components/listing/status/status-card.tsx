import { Badge } from "#components/ui/badge.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { formatDate, formatMoment, formatMoney } from "#lib/format.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { StatusButtons } from "./status-buttons.tsx";
import { statusLabel } from "#lib/listing/describe-hidden.ts";
import { STATUS_DESCRIPTIONS } from "./status-words.ts";

function History({ view: { history, timeZone } }: { view: ListingView }) {
  if (history.length === 0) return null;
  return (
    <details>
      <SummaryRow className="font-medium">Status history</SummaryRow>
      <ul className="mt-2 divide-y">
        {history.map(({ status, at, by }) => (
          <li key={`${status} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-medium">{LISTING_STATUSES[status].label}</span>
            <span className="text-muted-foreground">
              {`${formatMoment(at, timeZone)}, ${by ? `by ${by}` : "automatically"}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function factsOf({
  status,
  statusSince,
  timeZone,
  activeOn,
  soldOn,
  soldPrice,
  showsSoldPrice,
}: ListingView) {
  const since = statusSince && `Since ${formatDate(statusSince, { timeZone })}.`;
  const shown = showsSoldPrice ? "shown on your listing page" : "not shown on your listing page";
  return [
    since,
    status === "coming_soon" && activeOn && `First day on the market: ${formatDate(activeOn)}.`,
    status === "sold" && soldOn && `Sold on ${formatDate(soldOn)}.`,
    status === "sold" && soldPrice && `Sale price: ${formatMoney(soldPrice)}, ${shown}.`,
  ].filter((fact) => fact !== null && fact !== false);
}

export function StatusCard({ view }: { view: ListingView }) {
  const { isPublic } = LISTING_STATUSES[view.status];
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>Status</CardTitle>
        <Badge variant={isPublic ? "primary" : "neutral"} className="text-sm">
          {statusLabel(view)}
        </Badge>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <div role="status" className="flex flex-col gap-1 leading-6">
          <p className="font-medium">{STATUS_DESCRIPTIONS[view.status]}</p>
          {view.hiddenDescription ? (
            <p className="font-medium text-destructive">The description is hidden from buyers.</p>
          ) : null}
          <p className="text-muted-foreground">{factsOf(view).join(" ")}</p>
        </div>
        {view.status === "sold" ? (
          <p>
            <Link href="/dashboard" className="font-medium underline underline-offset-4">
              See what comes next
            </Link>
          </p>
        ) : null}
        <StatusButtons view={view} />
        <History view={view} />
      </CardContent>
    </Card>
  );
}

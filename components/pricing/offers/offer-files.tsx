import { Download } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { DOCUMENT_KINDS } from "#lib/fields/documents.ts";
import { formatFileSize, formatMoment } from "#lib/format.ts";
import type { NegotiationView } from "#lib/schemas/offers.ts";

/** Lists the files that a buyer attached to their turns, the latest turn first. */
export function OfferFiles({
  offerId,
  turns,
}: {
  offerId: string;
  turns: NegotiationView["turns"];
}) {
  const files = turns
    .toReversed()
    .flatMap(({ number: turn, submittedAt, timeZone, files: ofTurn }) =>
      ofTurn.map((file) => ({ ...file, turn, submittedAt, timeZone })),
    );
  if (files.length === 0) return null;
  return (
    <TitledCard title="Files from the buyer">
      <ul className="divide-y">
        {files.map(({ turn, number, name, kind, bytes, submittedAt, timeZone }) => (
          <li
            key={`${turn}-${number}`}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <p className="min-w-0 flex-1 basis-44 text-md font-medium wrap-anywhere">
              {name}
              <span className="block text-sm font-normal text-muted-foreground">
                {`${DOCUMENT_KINDS[kind].label}, ${formatFileSize(bytes)}, ${formatMoment(submittedAt, timeZone)}`}
              </span>
            </p>
            <Button variant="outline" size="sm" asChild>
              <a
                href={`/api/offers/${offerId}/turns/${turn}/files/${number}`}
                download
                aria-label={`Download ${name}`}
              >
                <Icon node={Download} />
                Download
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

"use client";

import { Circle, CircleCheck, Plus } from "lucide";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Progress } from "#components/ui/progress.tsx";
import type { CoverageView, PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { ChooseFiles } from "#components/data/uploads/choose-files.tsx";
import { formatCount } from "#lib/format.ts";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { isCovered } from "./next-step.ts";

type Wanted = CoverageView["wanted"][number];

/** The first are those that buyers look for most. */
const SHOWN_AT_FIRST = 6;

function WantedRow({ wanted, onAdd }: { wanted: Wanted; onAdd: Rows["onAdd"] }) {
  const { label, advice, photoIds } = wanted;
  return (
    <li className="flex flex-col gap-2 border-t py-3 max-md:first:border-t-0 md:[&:nth-child(-n+2)]:border-t-0">
      <div className="flex min-h-9 items-center gap-3">
        <Icon
          node={isCovered(wanted) ? CircleCheck : Circle}
          className={
            isCovered(wanted) ? "size-5 shrink-0 text-primary" : "size-5 shrink-0 text-input"
          }
        />
        <p className="min-w-0 flex-1 leading-6">
          <span className="font-medium">{label}</span>{" "}
          <span className="text-sm text-muted-foreground">
            {isCovered(wanted) ? `${photoIds.length} added` : "Missing"}
          </span>
        </p>
        {onAdd ? (
          <ChooseFiles
            variant={isCovered(wanted) ? "ghost" : "outline"}
            size="sm"
            aria-label={`Add a photo: ${label}`}
            onChoose={(files) => onAdd(files, wanted.room)}
          >
            <Icon node={Plus} />
            Add
          </ChooseFiles>
        ) : null}
      </div>
      {advice.length > 0 ? (
        <details className="ml-8 text-md leading-6">
          <SummaryRow className="text-sm font-medium text-primary">
            Photo tips<span className="sr-only">: {label}</span>
          </SummaryRow>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-muted-foreground">
            {advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

type Rows = {
  wanted: readonly Wanted[];
  onAdd: ((files: File[], room: PhotoRoomChoice) => void) | null;
};

function WantedRows({ wanted, onAdd }: Rows) {
  return (
    <ul className="md:grid md:grid-cols-2 md:gap-x-10">
      {wanted.map((one) => (
        <WantedRow
          key={`${one.room.key}-${one.room.number}-${one.label}`}
          wanted={one}
          onAdd={onAdd}
        />
      ))}
    </ul>
  );
}

/** The rooms that matter less, closed at first. */
function MoreRows({ wanted, onAdd }: Rows) {
  const missing = wanted.filter((one) => !isCovered(one)).length;
  return (
    <details className="border-t pt-1">
      <SummaryRow className="font-medium">
        {`Show ${formatCount(wanted.length, "more room", "more rooms")}`}
        <span className="text-sm font-normal text-muted-foreground">{missing} missing</span>
      </SummaryRow>
      <WantedRows wanted={wanted} onAdd={onAdd} />
    </details>
  );
}

export function Guide({
  coverage: { wanted },
  onAdd,
}: {
  coverage: CoverageView;
  onAdd: Rows["onAdd"];
}) {
  const covered = wanted.filter(isCovered).length;
  const more = wanted.slice(SHOWN_AT_FIRST);
  if (wanted.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>What buyers look for</CardTitle>
        <CardDescription>
          {covered} of {wanted.length} rooms have photos, based on your property details
        </CardDescription>
        <Progress
          aria-label="Rooms with photos"
          value={(100 * covered) / wanted.length}
          className="mt-2"
        />
      </CardHeader>
      <CardContent className="pt-2 sm:pt-3">
        <WantedRows wanted={wanted.slice(0, SHOWN_AT_FIRST)} onAdd={onAdd} />
        {more.length > 0 ? <MoreRows wanted={more} onAdd={onAdd} /> : null}
      </CardContent>
    </Card>
  );
}

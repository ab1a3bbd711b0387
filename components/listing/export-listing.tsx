"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import { exportReview } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import type { ExportReviewView } from "#lib/schemas/listing.ts";

function LeftOut({ leftOut }: Pick<ExportReviewView, "leftOut">) {
  if (leftOut.length === 0) return <p>Nothing is left out.</p>;
  return (
    <details>
      <SummaryRow className="font-medium">
        {leftOut.length === 1 ? "1 detail is left out" : `${leftOut.length} details are left out`}
      </SummaryRow>
      <ul className="mt-2 divide-y">
        {leftOut.map(({ name, value, reason }, index) => (
          <li key={`${index} ${name}`} className="py-2 leading-6 wrap-anywhere">
            <span className="font-medium">{`${name}: ${value}.`}</span> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Review() {
  const { data, error, refetch } = useQuery(exportReview);
  if (data === undefined) {
    if (!error) return <LoadingLines />;
    return <ReadFailed what="the export review" error={error} onRetry={() => void refetch()} />;
  }
  if (data === null) return null;
  return (
    <div className="flex flex-col gap-3">
      {data.warnings.length > 0 ? (
        <ul aria-label="Warnings" className="flex list-disc flex-col gap-1 pl-5 leading-6">
          {data.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <LeftOut leftOut={data.leftOut} />
    </div>
  );
}

const DOWNLOADS = [
  { href: "/api/listing/export", label: "Download listing (JSON)" },
  { href: "/api/listing/photographs", label: "Download photos (ZIP)" },
] as const;

export function ExportListing() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        {DOWNLOADS.map(({ href, label }) => (
          <Button key={href} asChild variant="outline">
            <a href={href} download>
              <Icon node={Download} />
              {label}
            </a>
          </Button>
        ))}
      </div>
      <Review />
    </div>
  );
}

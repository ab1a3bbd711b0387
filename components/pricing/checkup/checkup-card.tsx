"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { askingPrice, priceCheckup } from "#components/data/queries.ts";
import { useMarkRead } from "#components/data/use-mark-read.ts";
import { DisclosureCard } from "#components/ui/disclosure-card.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { formatCount, formatDate } from "#lib/format.ts";
import { paceSentences, trafficSentences } from "#lib/pricing/checkup-sentences.ts";
import type { PriceCheckup } from "#lib/schemas/price-checkup.ts";
import { UnreadCard } from "../unread-card.tsx";
import { PriceCutForm } from "./price-cut-form.tsx";
import { Sentences, Sources } from "./sourced-sentences.tsx";

function describeListing({ days, since }: NonNullable<PriceCheckup["listed"]>): string {
  const ago = days === 0 ? "today" : `${formatCount(days, "day", "days")} ago`;
  return `Your home was listed ${ago}, on ${formatDate(since, { style: "short" })}.`;
}

/**
 * Shows how an active listing does, and what a lower price would cost. It gives no advice, and starts
 * open while this week's check-up is unread.
 */
export function CheckupCard() {
  const query = useQuery(priceCheckup);
  if (!query.data) return <UnreadCard what="your price check-up" query={query} />;
  return <Checkup listed={query.data.listed} />;
}

function useReadNotification(notificationId: number | null | undefined): void {
  const { mutate } = useMarkRead();
  useEffect(() => {
    if (notificationId) mutate({ notificationId });
  }, [notificationId, mutate]);
}

function Checkup({ listed }: PriceCheckup) {
  useReadNotification(listed?.notificationId);
  const { data: asking } = useQuery(askingPrice);
  const price = asking?.history[0]?.price;
  if (!listed) return null;
  const sentences = [
    ...trafficSentences(listed),
    ...(listed.pace ? paceSentences(listed.pace) : []),
  ];
  return (
    <div id="check-up" className="scroll-mt-20">
      <DisclosureCard title="Price check-up" startsOpen={listed.notificationId !== null}>
        <div className="flex flex-col gap-2">
          <p>{describeListing(listed)}</p>
          <Sentences sentences={sentences} />
          {price === undefined ? null : <PriceCutForm price={price} />}
          {sentences.length > 0 ? (
            <details>
              <SummaryRow className="font-medium">How we got this</SummaryRow>
              <Sources sentences={sentences} />
            </details>
          ) : null}
        </div>
      </DisclosureCard>
    </div>
  );
}

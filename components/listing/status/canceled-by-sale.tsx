"use client";

import { useQuery } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { Callout } from "#components/ui/callout.tsx";
import { describeCanceledBySale } from "#lib/listing/canceled-by-sale.ts";

/** Says what marking the home as sold cancels. Buyers may have requested showings meanwhile, so it reads again. */
export function CanceledBySale() {
  const { data } = useQuery({ ...listingQuery, refetchOnMount: "always" });
  if (!data) return null;
  return (
    <div role="status">
      <Callout>{describeCanceledBySale(data.canceledBySale)}</Callout>
    </div>
  );
}

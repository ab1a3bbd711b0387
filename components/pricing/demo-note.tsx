"use client";

import { useQuery } from "@tanstack/react-query";
import { valuation as valuationQuery } from "#components/data/queries.ts";
import { hasPrices } from "./has-prices.ts";

/** Says that the numbers are fictional; nothing where they aren't. */
export function DemoNote() {
  const { data } = useQuery(valuationQuery);
  if (!data?.source?.isDemo || !hasPrices(data)) return null;
  return (
    <p className="rounded-lg bg-accent px-4 py-2.5 text-md leading-6 text-accent-foreground">
      <strong className="font-semibold">Demonstration data.</strong> These numbers come from
      fictional sales. They show how Porchlight works and don&apos;t reflect a real market.
    </p>
  );
}

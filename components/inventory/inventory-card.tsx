"use client";

import { useQuery } from "@tanstack/react-query";
import { inventory as inventoryQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { ADDRESS_FIRST, NeedsAddress } from "#components/layout/needs-address.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Inventory } from "./inventory.tsx";

export function InventoryCard() {
  // Other tabs and other members can change the list.
  const read = useQuery({ ...inventoryQuery, refetchOnWindowFocus: "always" });
  if (!read.data) {
    if (!read.error) return <Skeleton className="h-40 w-full" />;
    return (
      <ReadFailed what="Your inventory" error={read.error} onRetry={() => void read.refetch()} />
    );
  }
  if (!read.data.hasHome) {
    return (
      <NeedsAddress
        title={ADDRESS_FIRST}
        description="Your inventory is for one home, so we need its address."
      />
    );
  }
  return <Inventory view={read.data} />;
}

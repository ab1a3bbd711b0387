"use client";

import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

const InventoryCard = loadInView(async () => (await import("./inventory-card.tsx")).InventoryCard);

/** What stays with the house, what goes and what is for sale: loaded when it is scrolled near. */
export function InventorySection() {
  return (
    <Card id="inventory" className="mx-auto mt-8 w-full max-w-5xl scroll-mt-20">
      <CardHeader>
        <CardTitle>What stays with the house</CardTitle>
        <CardDescription>
          Fixtures and things, room by room: what stays, what you take along, what is for sale.
          Buyers ask for it, and quarrels begin where it was never written down.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <InventoryCard meanwhile={<Skeleton className="h-40 w-full" />} />
      </CardContent>
    </Card>
  );
}

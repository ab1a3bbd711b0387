"use client";

import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

const InventoryCard = loadInView(async () => (await import("./inventory-card.tsx")).InventoryCard);

/** Loads the inventory when it is scrolled near the viewport. */
export function InventorySection() {
  return (
    <Card id="inventory" className="mx-auto mt-8 w-full max-w-5xl scroll-mt-20">
      <CardHeader>
        <CardTitle>Inventory</CardTitle>
        <CardDescription>
          List what&apos;s included in the sale, what you&apos;re taking, and what&apos;s for sale.
          Buyers ask for it, and a written list helps avoid disputes.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <InventoryCard meanwhile={<Skeleton className="h-40 w-full" />} />
      </CardContent>
    </Card>
  );
}

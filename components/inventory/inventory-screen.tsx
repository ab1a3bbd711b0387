"use client";

import { DocumentsFrame } from "#components/layout/documents-frame.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

// Only a browser has the changes that it kept, so the server doesn't render the list.
const InventoryCard = loadInView(async () => (await import("./inventory-card.tsx")).InventoryCard);

/** The list of what's included, excluded and for sale, /documents/what-stays. */
export function InventoryScreen() {
  return (
    <DocumentsFrame>
      <TitledCard
        id="inventory"
        title="Inventory"
        description="List what's included in the sale, what you're taking, and what's for sale. Buyers ask for it, and a written list helps avoid disputes."
      >
        <InventoryCard meanwhile={<Skeleton className="h-40 w-full" />} />
      </TitledCard>
    </DocumentsFrame>
  );
}

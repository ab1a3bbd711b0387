import { MapPin } from "lucide";
import type { ReactNode } from "react";
import { useMovedAnchors } from "#components/layout/use-moved-anchors.ts";
import { Icon } from "#components/ui/icon.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { NavTabs } from "#components/ui/tabs.tsx";
import type { PropertyView } from "#lib/schemas/property.ts";

const TABS = [
  { label: "Estimate and asking price", href: "/pricing" },
  { label: "Comps", href: "/pricing/comps" },
  { label: "Net proceeds", href: "/pricing/proceeds" },
  { label: "Offers", href: "/pricing/offers" },
] as const;

function Address({ property }: { property: PropertyView }) {
  const { addressLine1, addressLine2, city, state, zipCode } = property;
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  return (
    <span className="flex items-start gap-2 text-foreground">
      <Icon node={MapPin} className="mt-1 size-5 shrink-0 text-primary" />
      <span className="wrap-anywhere">{`${street}, ${city}, ${state} ${zipCode}`}</span>
    </span>
  );
}

export function PricingFrame({
  property,
  printTitle = "Pricing",
  children,
}: {
  property: PropertyView | null;
  printTitle?: string;
  children: ReactNode;
}) {
  useMovedAnchors();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 sm:gap-8">
      <PageHeader
        eyebrow="List Builder"
        title={
          <>
            <span className="print:hidden">Pricing</span>
            <span className="hidden print:inline">{printTitle}</span>
          </>
        }
        description={property ? <Address property={property} /> : "No property data found..."}
      />
      <NavTabs label="Pricing" tabs={TABS} className="print:hidden" />
      {children}
    </div>
  );
}

"use client";

import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { property as propertyQuery } from "#components/data/queries.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { PropertyView } from "#lib/schemas/property.ts";
import { NoProperty } from "./no-pricing.tsx";
import { PropertyValuation } from "./property-valuation.tsx";

function Address({ property }: { property: PropertyView }) {
  const { addressLine1, addressLine2, city, state, zipCode } = property;
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  return (
    <span className="flex items-start gap-2 text-foreground">
      <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-primary" />
      <span className="wrap-anywhere">{`${street}, ${city}, ${state} ${zipCode}`}</span>
    </span>
  );
}

export function PricingScreen() {
  const { data: property, error, refetch } = useQuery(propertyQuery);
  if (property === undefined) {
    if (!error) return <LoadingScreen message="Loading property data..." />;
    return <ReadFailed what="Your property" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <PageHeader
        eyebrow="List Builder"
        title="Pricing"
        description={property ? <Address property={property} /> : "No property data found..."}
      />
      {property ? <PropertyValuation /> : <NoProperty />}
    </div>
  );
}

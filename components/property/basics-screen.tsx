"use client";

import { useQuery } from "@tanstack/react-query";
import { latestProperty } from "#components/data/queries.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { AddressFirst } from "./address-first.tsx";
import { BasicsForm } from "./basics-form.tsx";
import { WizardScreen } from "#components/layout/wizard-screen.tsx";
import { ReadFailed } from "#components/data/read-failed.tsx";

/** Step 2 of the property flow: the numbers of the home. */
export function BasicsScreen() {
  const { data: property, error, refetch } = useQuery(latestProperty);
  if (property === undefined) {
    if (!error) return <LoadingScreen />;
    return <ReadFailed what="Your property" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <WizardScreen
      step="basics"
      property={property}
      eyebrow="Your Property"
      title="The Basics"
      description="Twelve numbers that buyers ask for first. Enter 0 wherever something doesn't apply to your home."
    >
      {property ? (
        <BasicsForm basics={property.propertyBasics} />
      ) : (
        <AddressFirst what="The basics" />
      )}
    </WizardScreen>
  );
}

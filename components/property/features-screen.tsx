"use client";

import { useQuery } from "@tanstack/react-query";
import { latestProperty } from "#components/data/queries.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { AddressFirst } from "./address-first.tsx";
import { FeaturesForm } from "./features-form.tsx";
import { WizardScreen } from "#components/layout/wizard-screen.tsx";
import { ReadFailed } from "#components/data/read-failed.tsx";

/** Step 3 of the property flow: what the home has. */
export function FeaturesScreen() {
  const { data: property, error, refetch } = useQuery(latestProperty);
  if (property === undefined) {
    if (!error) return <LoadingScreen />;
    return <ReadFailed what="Your property" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <WizardScreen
      step="features"
      property={property}
      title={
        <>
          <span className="mb-1.5 block font-sans text-sm leading-5 font-medium tracking-normal text-primary">
            Your Property /
          </span>{" "}
          Specific Features
        </>
      }
      description="Open a section and check what your home has. Skip whatever doesn't apply: your description mentions only what you check."
    >
      {property ? (
        <FeaturesForm
          features={property.propertySpecifics}
          hasDescription={property.generatedDescription !== null}
        />
      ) : (
        <AddressFirst what="Features" />
      )}
    </WizardScreen>
  );
}

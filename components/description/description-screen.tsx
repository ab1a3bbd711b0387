"use client";

import { useQuery } from "@tanstack/react-query";
import { latestProperty } from "#components/data/queries.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { WizardScreen } from "#components/layout/wizard-screen.tsx";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { EmptyStateWithLink } from "#components/ui/empty-state.tsx";
import { SCREEN_LINKS } from "#lib/screens.ts";
import { BlankPage } from "./blank-page.tsx";
import { DescriptionForm } from "./description-form.tsx";

/** The last step of the property wizard, /description. */
export function DescriptionScreen() {
  const { data: property, error, refetch } = useQuery(latestProperty);
  if (property === undefined) {
    if (!error) return <LoadingScreen message="Loading description..." />;
    return <ReadFailed what="Your description" error={error} onRetry={() => void refetch()} />;
  }
  if (property?.generatedDescription) {
    return <DescriptionForm property={property} saved={property.generatedDescription} />;
  }
  return (
    <WizardScreen
      step="description"
      property={property}
      eyebrow="Your Property"
      title="Description"
    >
      <EmptyStateWithLink
        picture={<BlankPage />}
        description="No description available. Please go back and complete the property features to generate a description."
        {...SCREEN_LINKS.features}
      />
    </WizardScreen>
  );
}

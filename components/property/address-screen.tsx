"use client";

import { useQuery } from "@tanstack/react-query";
import { latestProperty, profile as profileQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { WizardScreen } from "#components/layout/wizard-screen.tsx";
import { AddressForm } from "./address-form.tsx";
import { addressValues, firstName, startsFromProfile } from "./address-values.ts";

export function AddressScreen() {
  const property = useQuery(latestProperty);
  const profile = useQuery(profileQuery);
  const failed = [property, profile].find((query) => query.isError && query.data === undefined);
  if (failed) {
    return (
      <ReadFailed what="your property" error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  if (property.data === undefined || profile.data === undefined) return <LoadingScreen />;

  const name = firstName(profile.data);
  return (
    <WizardScreen
      step="address"
      property={property.data}
      eyebrow={name ? `Hello, ${name}!` : "Hello!"}
      title="Your Property"
      description="Tell us what you're selling and where it is."
    >
      <AddressForm
        values={addressValues(property.data, profile.data)}
        revision={property.data?.revisions.address ?? 0}
        hint={
          startsFromProfile(property.data, profile.data)
            ? "Filled in from your profile. Change anything that's different."
            : null
        }
        hasDescription={Boolean(property.data?.generatedDescription)}
      />
    </WizardScreen>
  );
}

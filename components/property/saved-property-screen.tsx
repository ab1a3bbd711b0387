"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { latestProperty } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { WizardScreen, type WizardScreenProps } from "#components/layout/wizard-screen.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { AddressFirst } from "./address-first.tsx";

/**
 * A wizard step that requires a saved address.
 * @param what the subject of the step, to start a sentence
 */
export function SavedPropertyScreen({
  what,
  children,
  ...screen
}: Omit<WizardScreenProps, "property" | "children"> & {
  what: string;
  children: (property: LatestPropertyView) => ReactNode;
}) {
  const { data: property, error, refetch } = useQuery(latestProperty);
  if (property === undefined) {
    if (!error) return <LoadingScreen />;
    return <ReadFailed what="your property" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <WizardScreen {...screen} property={property}>
      {property ? children(property) : <AddressFirst what={what} />}
    </WizardScreen>
  );
}

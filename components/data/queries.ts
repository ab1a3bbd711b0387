"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, apiOrNull } from "#lib/api/client.ts";
import type { UserView } from "#lib/schemas/account.ts";
import type { PlanView, SubscriptionView } from "#lib/schemas/billing.ts";
import type { ContractorsByType, ContractorTypeView } from "#lib/schemas/contractors.ts";
import type { LatestPropertyView, PropertyView } from "#lib/schemas/property.ts";
import type { ProfileView } from "#lib/schemas/profile.ts";
import type { StepCompletion } from "#lib/schemas/steps.ts";
import type { Settings } from "#lib/schemas/settings.ts";
import type { Member } from "#lib/schemas/users.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";

export const currentUser = queryOptions({
  queryKey: ["/api/auth/user"],
  queryFn: () => api<UserView>("/api/auth/user"),
});

/** Null before the first save. */
export const profile = queryOptions({
  queryKey: ["/api/profile"],
  queryFn: () => apiOrNull<ProfileView>("/api/profile", [404]),
});

/** Null before the first save. */
export const settings = queryOptions({
  queryKey: ["/api/settings"],
  queryFn: () => apiOrNull<Settings>("/api/settings", [404]),
});

export const members = queryOptions({
  queryKey: ["/api/users"],
  queryFn: () => api<Member[]>("/api/users"),
});

export const plans = queryOptions({
  queryKey: ["/api/plans"],
  queryFn: () => api<PlanView[]>("/api/plans"),
});

/** Null without an active plan. */
export const subscription = queryOptions({
  queryKey: ["/api/subscription"],
  queryFn: () => apiOrNull<SubscriptionView>("/api/subscription", [404]),
});

/** The address of the account's property; null before the first save. */
export const property = queryOptions({
  queryKey: ["/api/property"],
  queryFn: () => apiOrNull<PropertyView>("/api/property", [404]),
});

/** The whole property; null before the first save. */
export const latestProperty = queryOptions({
  queryKey: ["/api/properties/latest"],
  queryFn: () => apiOrNull<LatestPropertyView>("/api/properties/latest", [404]),
});

export const valuation = queryOptions({
  queryKey: ["/api/valuation"],
  queryFn: () => api<ValuationView>("/api/valuation"),
  retry: 2,
  staleTime: 5 * 60_000,
});

export const stepCompletions = queryOptions({
  queryKey: ["/api/steps/completions"],
  queryFn: () => api<StepCompletion[]>("/api/steps/completions"),
});

export const contractorTypes = queryOptions({
  queryKey: ["/api/contractor-types"],
  queryFn: () => api<ContractorTypeView[]>("/api/contractor-types"),
});

export const contractorsNear = (userId: string) =>
  queryOptions({
    queryKey: [`/api/contractors/by-location/${userId}`],
    queryFn: () => api<ContractorsByType>(`/api/contractors/by-location/${userId}`),
    enabled: userId !== "",
  });

/** The id of the signed-in person, which the signed-in layout has sent along; else "". */
export function useUserId(): string {
  return useQuery({ ...currentUser, enabled: false }).data?.id ?? "";
}

"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import type { ListingStatusInput } from "#lib/schemas/listing.ts";

const BODIES = {
  pending: { status: "pending", from: "active" },
  active: { status: "active", from: "active", acceptsBackupOffers: false },
  backup: { status: "active", from: "active", acceptsBackupOffers: true },
} as const;
type Target = keyof typeof BODIES;

const DONE: Record<Target, string> = {
  pending: "Listing marked as pending",
  active: "Your listing no longer mentions backup offers",
  backup: "Your listing says that you accept backup offers",
};

/**
 * Changes the status of an active listing after an acceptance. Undo in the toast restores it.
 * @param acceptedBackups whether it accepts backup offers now
 */
export function useAcceptedStatus(acceptedBackups: boolean) {
  const client = useQueryClient();
  const save = (body: ListingStatusInput) => api("PUT /api/listing/status", { body });
  const options = {
    scope: { id: "listing-status" },
    onError: (error: Error) => {
      toastFailure("We couldn't change the status", error);
      return client.invalidateQueries({ queryKey: listingQuery.queryKey });
    },
  };
  const restoration = useMutation({
    ...options,
    mutationFn: ({ body }: { body: ListingStatusInput; title: string }) => save(body),
    onSuccess: (view, { title }) => {
      client.setQueryData(listingQuery.queryKey, view);
      toast({ title });
    },
  });
  return useMutation({
    ...options,
    mutationFn: (target: Target) => save(BODIES[target]),
    onSuccess: (view, target) => {
      client.setQueryData(listingQuery.queryKey, view);
      const before = acceptedBackups ? "backup" : "active";
      const title = target === "pending" ? "Listing is active again" : DONE[before];
      toast({
        title: DONE[target],
        action: {
          label: "Undo",
          hint: "Undo: change the status under Online Listing",
          onClick: () =>
            restoration.mutate({ body: { ...BODIES[before], from: view.status }, title }),
        },
      });
    },
  });
}

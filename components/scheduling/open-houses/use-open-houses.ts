"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listing, openHouses } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import type { OpenHouseRecordsView } from "#lib/schemas/open-houses.ts";

/** Returns a function that updates the cached open houses and refetches the listing. */
export function useShowOpenHouses() {
  const client = useQueryClient();
  return (view: OpenHouseRecordsView) => {
    client.setQueryData(openHouses.queryKey, view);
    void client.invalidateQueries({ queryKey: listing.queryKey });
  };
}

/** Changes an open house and shows the result in a toast. */
export function useOpenHouseChange<Variables>({
  change,
  done,
  failed,
  onSettled,
}: {
  change: (variables: Variables) => Promise<OpenHouseRecordsView>;
  /** The toast's title on success. */
  done: string;
  /** The toast's title on failure. */
  failed: string;
  onSettled?: () => void;
}) {
  const client = useQueryClient();
  const show = useShowOpenHouses();
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      show(view);
      toast({ title: done });
    },
    onError: (error) => {
      // It may be over, or another member may have changed it, so read it again.
      void client.invalidateQueries({ queryKey: openHouses.queryKey });
      toastFailure(failed, error);
    },
    onSettled: () => onSettled?.(),
  });
}

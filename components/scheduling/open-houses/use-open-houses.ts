"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listing, openHouses } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import type { OpenHouseRecordsView } from "#lib/schemas/open-houses.ts";

/** Shows the open houses as a call has answered them, here and wherever else they are shown. */
export function useShowOpenHouses() {
  const client = useQueryClient();
  return (view: OpenHouseRecordsView) => {
    client.setQueryData(openHouses.queryKey, view);
    void client.invalidateQueries({ queryKey: listing.queryKey });
  };
}

/** A change of an open house by a button: shown when it is done, told by a toast where it failed. */
export function useOpenHouseChange<Variables>({
  change,
  done,
  failed,
  onSettled,
}: {
  change: (variables: Variables) => Promise<OpenHouseRecordsView>;
  /** What is said when it is done. */
  done: string;
  /** The title of the toast that says that it was not. */
  failed: string;
  onSettled?: () => void;
}) {
  const show = useShowOpenHouses();
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      show(view);
      toast({ title: done });
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: failed,
        description: errorMessage(error, "Please try again."),
      }),
    onSettled: () => onSettled?.(),
  });
}

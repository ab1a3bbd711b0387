"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import { RIGHT_TO_SELL } from "#lib/listing/right-to-sell.ts";

/** Lets the seller confirm their right to sell where the checklist asks for it. */
export function RightToSell() {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => api("PUT /api/listing/right-to-sell"),
    onSuccess: (saved) => {
      client.setQueryData(listingQuery.queryKey, saved);
      toast({ title: "Right to sell confirmed" });
    },
    onError: (error) => toastFailure("We couldn't save your confirmation", error),
  });
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <p id="right-to-sell" className="leading-6">{`“${RIGHT_TO_SELL}”`}</p>
      <Button
        variant="outline"
        size="sm"
        aria-describedby="right-to-sell"
        pending={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        Confirm your right to sell
      </Button>
    </div>
  );
}

"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountDeletion, subscription } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";

/** Returns the mutation that keeps an account whose deletion was requested. */
export function useKeepAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api("DELETE /api/account-deletion"),
    onSuccess: () => {
      queries.setQueryData(accountDeletion.queryKey, { deletion: null });
      void queries.invalidateQueries({ queryKey: subscription.queryKey });
      toast({
        title: "Your account stays",
        description: "Nothing was deleted. You can publish your listing again.",
      });
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: accountDeletion.queryKey });
      toastFailure("We couldn't keep your account", error);
    },
  });
}

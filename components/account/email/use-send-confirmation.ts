"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { emailAddress } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";

/** Sends the confirmation link again. */
export function useSendConfirmation(email: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /api/email-address/confirmation"),
    onSuccess: () => toast({ title: "Email sent", description: `We sent a link to ${email}.` }),
    onError: (error) =>
      toast({
        title: "Email not sent",
        description: errorMessage(error),
        variant: "destructive",
      }),
    // They may have confirmed in another window.
    onSettled: () => queries.invalidateQueries({ queryKey: emailAddress.queryKey }),
  });
}

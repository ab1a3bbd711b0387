"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { InputSent } from "#lib/contract/index.ts";
import { NOTIFICATIONS_KEY, unreadNotifications } from "./notification-queries.ts";

/** Marks one notification, or all up to one, as read and reads the shown lists again. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    // A notification's link leaves the screen at the same time.
    mutationFn: (body: InputSent<"POST /api/notifications/read">) =>
      api("POST /api/notifications/read", { body, keepalive: true }),
    onSuccess: ({ unread }) => {
      queries.setQueryData(unreadNotifications.queryKey, unread);
      return queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
    },
    onError: (error) =>
      toast({
        title: "Couldn't mark as read",
        description: errorMessage(error),
        variant: "destructive",
      }),
  });
}

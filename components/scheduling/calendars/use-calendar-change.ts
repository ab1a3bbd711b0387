"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";

/** Changes a calendar and shows the result in a toast. */
export function useCalendarChange<View>({
  change,
  onDone,
  done,
  failed,
}: {
  change: () => Promise<View>;
  onDone: (view: View) => void;
  done: string;
  failed: string;
}) {
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      onDone(view);
      toast({ title: done });
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: failed,
        description: errorMessage(error, "Please try again."),
      }),
  });
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";

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
    onError: (error) => toastFailure(failed, error),
  });
}

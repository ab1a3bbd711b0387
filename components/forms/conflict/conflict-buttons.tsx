"use client";

import { useMutation } from "@tanstack/react-query";
import { KEEP_MINE, USE_THEIRS } from "#components/forms/labels.ts";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import type { ConflictChoice } from "./conflict-dialog.tsx";

/** The choice of a form that saves itself. */
export function ConflictButtons({ settle }: { settle: (choice: ConflictChoice) => Promise<void> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: settle,
    onError: (error) => toast({ variant: "destructive", title: errorMessage(error) }),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" pending={isPending} onClick={() => mutate("mine")}>
        {KEEP_MINE}
      </Button>
      <Button variant="outline" pending={isPending} onClick={() => mutate("theirs")}>
        {USE_THEIRS}
      </Button>
    </div>
  );
}

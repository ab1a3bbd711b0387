"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { stepCompletions } from "#components/data/queries.ts";
import { api } from "#lib/api/client.ts";
import type { StepId } from "#lib/fields/steps.ts";
import type { StepCompletion } from "#lib/schemas/steps.ts";

/**
 * Marks steps as done or not done, one at a time: optimistically, undone silently if the server
 * refuses.
 * @returns `updating`, the step with a pending call, and `update`
 */
export function useStepUpdate(): {
  updating: StepId | null;
  update: (change: StepCompletion) => void;
} {
  const client = useQueryClient();
  const { queryKey } = stepCompletions;
  const { isPending, variables, mutate } = useMutation({
    mutationFn: (change: StepCompletion) => api("PATCH /api/steps/completions", { body: change }),
    onMutate: async (change) => {
      // A pending read would restore the old state.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (steps) =>
        steps?.map((step) => (step.stepId === change.stepId ? change : step)),
      );
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    updating: isPending ? variables.stepId : null,
    update: (change) => {
      if (!isPending) mutate(change);
    },
  };
}

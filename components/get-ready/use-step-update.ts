"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { stepCompletions } from "#components/data/queries.ts";
import { api } from "#lib/api/client.ts";
import type { StepId } from "#lib/fields/steps.ts";
import type { StepCompletion } from "#lib/schemas/steps.ts";

/**
 * Marks steps as done or not done, one at a time: on the screen at once, undone silently where the
 * server refuses.
 * @returns `updating`, the step whose call is under way, and `update`
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
      // A read that is under way would bring back what was before.
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

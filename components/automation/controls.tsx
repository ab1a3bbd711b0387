"use client";

import { Button } from "#components/ui/button.tsx";
import { api } from "#lib/api/client.ts";
import { AUTOMATION_NAMES } from "#lib/automations/words.ts";
import { type AutomationPause, isRule } from "#lib/fields/automations.ts";
import { planWith } from "#lib/plans/grants.ts";
import type { AutomationView } from "#lib/schemas/automations.ts";
import { usePress } from "./use-automations.ts";

const WHY: Record<AutomationPause, string> = {
  seller: "Paused. It won't run until you resume it.",
  plan: `Paused because your plan ended. You can resume it with the ${planWith("automation")} plan.`,
};

export function PausedNote({ pausedBy }: { pausedBy: AutomationPause | null }) {
  return pausedBy ? <p className="font-medium">{WHY[pausedBy]}</p> : null;
}

/** Pauses, resumes or removes an automation. */
export function Controls({
  automation: { kind, state },
  isIncluded,
}: {
  automation: AutomationView;
  isIncluded: boolean;
}) {
  const name = AUTOMATION_NAMES[kind];
  const next = state === "on" ? ("paused" as const) : ("on" as const);
  const change = usePress(
    () => api("PATCH /api/automations/{kind}", { params: { kind }, body: { state: next } }),
    {
      done: state === "on" ? "Paused." : "Resumed.",
      failed:
        state === "on" ? "We couldn't pause the automation" : "We couldn't resume the automation",
    },
  );
  const removal = usePress(() => api("DELETE /api/automations/{kind}", { params: { kind } }), {
    done: isRule(kind) ? "The rule is off." : "The schedule is canceled.",
    failed: "We couldn't remove the automation",
  });
  return (
    <div role="group" aria-label={name} className="flex flex-wrap gap-3">
      {state === "on" || isIncluded ? (
        <Button variant="outline" pending={change.isPending} onClick={() => change.mutate()}>
          {state === "on" ? "Pause" : "Resume"}
        </Button>
      ) : null}
      <Button variant="ghost" pending={removal.isPending} onClick={() => removal.mutate()}>
        {isRule(kind) ? "Turn off" : "Cancel schedule"}
      </Button>
    </div>
  );
}

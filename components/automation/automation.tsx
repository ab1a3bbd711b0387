"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { automations as automationsQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { PlanOffer } from "#components/layout/plan-offer.tsx";
import { Button } from "#components/ui/button.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { api } from "#lib/api/client.ts";
import { AUTOMATION_NAMES } from "#lib/automations/words.ts";
import {
  AUTOMATION_RULES,
  type AutomationKind,
  TIMED_AUTOMATIONS,
} from "#lib/fields/automations.ts";
import { planWith } from "#lib/plans/grants.ts";
import { Rule } from "./rule.tsx";
import { Runs } from "./runs.tsx";
import { Timed } from "./timed.tsx";
import { usePress } from "./use-automations.ts";

const WhatPlanAdds = () => (
  <PlanOffer>{`Automation comes with the ${planWith("automation")} plan.`}</PlanOffer>
);

function PauseAll() {
  const press = usePress(() => api("POST /api/automations/pause"), {
    done: "All automations are paused.",
    failed: "Couldn’t pause automations",
  });
  return (
    <div>
      <Button variant="outline" pending={press.isPending} onClick={() => press.mutate()}>
        Pause all
      </Button>
    </div>
  );
}

function Item({ kind, children }: { kind: AutomationKind; children: ReactNode }) {
  const id = `automation-${kind}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t pt-6">
      <h3 id={id} className="font-semibold">
        {AUTOMATION_NAMES[kind]}
      </h3>
      {children}
    </section>
  );
}

export function Automation() {
  const { data: view, error, refetch } = useQuery(automationsQuery);
  if (!view) {
    if (!error) return <LoadingLines />;
    return <ReadFailed what="Automation" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-6">
      {view.isIncluded ? null : <WhatPlanAdds />}
      {view.automations.some(({ state }) => state === "on") ? <PauseAll /> : null}
      {TIMED_AUTOMATIONS.map((kind) => (
        <Item key={kind} kind={kind}>
          <Timed kind={kind} view={view} />
        </Item>
      ))}
      {AUTOMATION_RULES.map((rule) => (
        <Item key={rule} kind={rule}>
          <Rule rule={rule} view={view} />
        </Item>
      ))}
      <section aria-labelledby="automation-runs" className="flex flex-col gap-3 border-t pt-6">
        <h3 id="automation-runs" className="font-semibold">
          Recent activity
        </h3>
        <Runs view={view} />
      </section>
    </div>
  );
}

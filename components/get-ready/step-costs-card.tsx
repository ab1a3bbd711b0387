"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { stepCosts } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { COSTED_STEPS, STEP_TITLES, type StepCosts } from "#lib/fields/steps.ts";
import { formatMoney } from "#lib/format.ts";

const StepCostsDialog = loadOnOpening(
  async () => (await import("./step-costs-dialog.tsx")).StepCostsDialog,
);

function CostList({ costs }: { costs: StepCosts }) {
  const known = COSTED_STEPS.filter((stepId) => costs[stepId] !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, stepId) => total + (costs[stepId] ?? 0), 0);
  const row = "flex flex-wrap justify-between gap-x-4 py-2";
  return (
    <dl className="max-w-md divide-y">
      {known.map((stepId) => (
        <div key={stepId} className={row}>
          <dt>{STEP_TITLES[stepId]}</dt>
          <dd className="figures">{formatMoney(costs[stepId] ?? 0)}</dd>
        </div>
      ))}
      <div className={row}>
        <dt className="font-medium">Total</dt>
        <dd className="font-medium figures">{formatMoney(sum)}</dd>
      </div>
    </dl>
  );
}

/** Shows what the steps cost; the net sheet subtracts it. */
export function StepCostsCard() {
  const { data: costs } = useQuery(stepCosts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!costs) return null;
  return (
    <TitledCard
      title="Your costs"
      description="Optional. We subtract what you spend on the steps from your net proceeds."
      className="flex flex-col items-start gap-4 [&>dl]:w-full"
    >
      <CostList costs={costs} />
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={StepCostsDialog.preload}
        onFocus={StepCostsDialog.preload}
        onClick={() => setOpen(true)}
      >
        Enter costs
      </Button>
      <StepCostsDialog
        open={isOpen}
        costs={costs}
        onClose={() => setOpen(false)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      />
    </TitledCard>
  );
}

"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { billing, subscription } from "#components/data/queries.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { useFocusBack } from "#components/ui/use-focus-back.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { DAYS_WITHOUT_PLAN } from "#lib/fields/listing.ts";
import { formatDate } from "#lib/format.ts";
import type { BilledPlan, BillingView } from "#lib/schemas/billing.ts";

const FAILED = {
  cancel: "We couldn't cancel your plan",
  resume: "We couldn't resume your plan",
};

function describeResult({ plan }: BillingView): { title: string; description: string } {
  if (!plan) {
    return {
      title: "Plan canceled",
      description: "Your plan has ended. You won't be charged again.",
    };
  }
  const day = formatDate(plan.currentPeriodEnd);
  return plan.state === "ends"
    ? { title: "Plan canceled", description: `It works until ${day}.` }
    : { title: "Plan resumed", description: `It renews on ${day}.` };
}

function useCancellation(onSettled: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cancelAtPeriodEnd: boolean) =>
      api("PATCH /api/subscription", { body: { cancelAtPeriodEnd } }),
    onSuccess: (view) => {
      queries.setQueryData(billing.queryKey, view);
      void queries.invalidateQueries({ queryKey: subscription.queryKey });
      toast(describeResult(view));
    },
    onError: (error, cancels) => {
      // Another tab may have changed it.
      void queries.invalidateQueries({ queryKey: billing.queryKey });
      toastFailure(cancels ? FAILED.cancel : FAILED.resume, error);
    },
    onSettled,
  });
}

function WhatEnds({ plan: { name, state, currentPeriodEnd } }: { plan: BilledPlan }) {
  if (state === "unpaid") {
    return (
      <p>
        {`Your ${name} plan ends now, and its unpaid invoice is canceled. Your card won't be charged again. Nothing you entered is deleted.`}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        {`Your ${name} plan works until ${formatDate(currentPeriodEnd)}. You won't be charged again. After that day:`}
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>What your plan includes stops working.</li>
        <li>
          {`Your listing page stays online for ${DAYS_WITHOUT_PLAN} more days. Then it's withdrawn.`}
        </li>
        <li>Nothing you entered is deleted, and you can choose a plan again.</li>
      </ul>
    </div>
  );
}

/** Cancels the plan after a confirmation, or resumes a canceled one. */
export function CancelPlan({ plan }: { plan: BilledPlan }) {
  const [isOpen, setOpen] = useState(false);
  const change = useCancellation(() => setOpen(false));
  const button = useFocusBack(change.isPending);
  const isEnding = plan.state === "ends";
  return (
    <>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        ref={button}
        variant={isEnding ? "primary" : "outline"}
        aria-haspopup={isEnding ? undefined : "dialog"}
        pending={change.isPending}
        onClick={() => (isEnding ? change.mutate(false) : setOpen(true))}
      >
        {isEnding ? "Resume plan" : "Cancel plan"}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Cancel your ${plan.name} plan?`}
        description={<WhatEnds plan={plan} />}
        cancelLabel="Keep plan"
        confirmLabel="Cancel plan"
        pending={change.isPending}
        pendingLabel="Canceling..."
        onConfirm={() => change.mutate(true)}
      />
    </>
  );
}

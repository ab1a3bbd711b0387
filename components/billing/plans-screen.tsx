"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide";
import { useState } from "react";
import {
  plans as plansQuery,
  subscription as subscriptionQuery,
} from "#components/data/queries.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { navigateTo } from "#components/ui/navigate.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { PlanCard } from "./plan-card.tsx";

/** @param obstacle a sentence on why nothing can be bought here; null if it can */
export function PlansScreen({ obstacle }: { obstacle: string | null }) {
  const plans = useQuery(plansQuery);
  const { data: current } = useQuery(subscriptionQuery);
  const [chosenId, setChosenId] = useState<number | null>(null);

  if (plans.isError && plans.data === undefined) {
    return <ReadFailed what="the plans" error={plans.error} onRetry={() => void plans.refetch()} />;
  }
  if (plans.data === undefined) return <LoadingScreen />;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <Button asChild variant="ghost" size="icon" className="-ml-2.5">
          <Link href="/billing" aria-label="Back to billing">
            <Icon node={ArrowLeft} />
          </Link>
        </Button>
        <PageHeader
          title="Choose Your Plan"
          description="Choose the plan that fits your sale. You can change or cancel it at any time."
        />
      </div>
      {obstacle === null ? null : <Callout role="note">{obstacle}</Callout>}
      <div className="grid gap-5 lg:grid-cols-3">
        {plans.data.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isSelected={plan.id === chosenId}
            isCurrent={plan.name === current?.planName}
            disabled={obstacle !== null}
            onSelect={() => setChosenId(plan.id)}
          />
        ))}
      </div>
      <div className="flex justify-end">
        <Button
          size="lg"
          className="w-full sm:w-auto sm:min-w-40"
          disabled={chosenId === null}
          // Load a new document, because only the checkout's content security policy allows Stripe.
          onClick={() => navigateTo(`/checkout?planId=${chosenId}`)}
        >
          Next
          <Icon node={ArrowRight} />
        </Button>
      </div>
    </div>
  );
}

"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Card, CardContent } from "#components/ui/card.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { PaymentMode, PlanChange, PlanView } from "#lib/schemas/billing.ts";
import { OrderSummary } from "./order-summary.tsx";
import { SandboxForm, SandboxNote } from "./sandbox-form.tsx";

const SETTING_UP = "Setting up your subscription...";
const NOT_STARTED = "We couldn't start checkout. Nothing was charged. Please try again.";

// Stripe's code loads only for payments through Stripe.
const StripeForm = dynamic(() => import("./stripe-form.tsx").then(({ StripeForm }) => StripeForm), {
  ssr: false,
});

function useCheckout(planId: number) {
  return useQuery({
    queryKey: ["/api/get-or-create-subscription", planId],
    queryFn: () => api("POST /api/get-or-create-subscription", { body: { planId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

function FormToCome({ mode }: { mode: PaymentMode }) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        {mode.kind === "sandbox" ? <SandboxNote /> : null}
        <div aria-hidden className="flex flex-col gap-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-2/3" />
        </div>
      </CardContent>
    </Card>
  );
}

/** If the subscription can't be opened, goes back to /plans. */
export function CheckoutScreen({
  plan,
  change,
  mode,
}: {
  plan: PlanView;
  change: PlanChange | null;
  mode: PaymentMode;
}) {
  const { data, error } = useCheckout(plan.id);
  const router = useRouter();
  const clientSecret = data?.clientSecret;
  const hasFailed = error !== null || (data !== undefined && !clientSecret);
  useEffect(() => {
    if (!hasFailed) return;
    toast({
      title: "Checkout didn't start",
      description: errorMessage(error, NOT_STARTED),
      variant: "destructive",
    });
    router.replace("/plans");
  }, [hasFailed, error, router]);

  const isReady = !hasFailed && clientSecret !== undefined;
  return (
    <div className="flex flex-col gap-8">
      {isReady ? (
        <PageHeader title="Complete Your Subscription" />
      ) : (
        <p role="status" className="leading-9 text-muted-foreground sm:leading-10">
          {SETTING_UP}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last">
          <OrderSummary plan={plan} change={change} />
        </div>
        {!isReady ? (
          <FormToCome mode={mode} />
        ) : mode.kind === "stripe" ? (
          <StripeForm
            planName={plan.name}
            clientSecret={clientSecret}
            publishableKey={mode.publishableKey}
          />
        ) : (
          <SandboxForm planName={plan.name} clientSecret={clientSecret} />
        )}
      </div>
    </div>
  );
}

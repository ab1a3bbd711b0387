"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { FooterLinks } from "#components/layout/footer-links.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { PaymentMode, PlanChange, PlanView } from "#lib/schemas/billing.ts";
import { CardForm } from "./card-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

const SETTING_UP = "Setting up your subscription...";
const NOT_STARTED = "We couldn't start checkout. Nothing was charged. Please try again.";

function useCheckout(planId: number) {
  return useQuery({
    queryKey: ["/api/get-or-create-subscription", planId],
    queryFn: () => api("POST /api/get-or-create-subscription", { body: { planId } }),
    staleTime: 0,
    gcTime: 0,
  });
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
        <CardForm mode={mode} planName={plan.name} clientSecret={isReady ? clientSecret : null} />
      </div>
      <FooterLinks />
    </div>
  );
}

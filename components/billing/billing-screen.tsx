"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import {
  billing as billingQuery,
  subscription as subscriptionQuery,
} from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatDate, formatMoney } from "#lib/format.ts";
import { chargeSentence, renewalSentence } from "#lib/plans/price.ts";
import type {
  BilledPlan,
  BillingView,
  LateChange,
  PaymentOutcome,
  PaymentProgress,
  SubscriptionView,
} from "#lib/schemas/billing.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { EndPlanAfterSale } from "#components/layout/end-plan-after-sale.tsx";
import { PaymentNews } from "./payment-news.tsx";
import { PaymentCard, PlanIncludes } from "./plan-details.tsx";
import { ReceiptsCard } from "./receipts-card.tsx";

const READ_ONLY = "Only the account's Admin can change or cancel the plan.";

function PlanLines({
  subscription,
  plan,
}: {
  subscription: SubscriptionView | null;
  plan: BilledPlan | null;
}) {
  const sentence = plan ? renewalSentence(plan) : null;
  if (!subscription) {
    return (
      <div className="flex flex-col gap-1">
        <p className="text-2xl leading-8 font-semibold">No Active Plan</p>
        <p className="leading-6 text-muted-foreground">
          {sentence ?? "A plan lets you add people to your account."}
        </p>
      </div>
    );
  }
  const { planName, planCost, expirationDate } = subscription;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-2xl leading-8 font-semibold figures">
        {`${planName} Plan ${formatMoney(planCost)}`}
      </p>
      {plan?.state === "free" || plan?.state === "ends" ? null : (
        <p className="leading-6 text-muted-foreground">{chargeSentence(planCost)}</p>
      )}
      <p className="mt-2 leading-6">{`Expires: ${formatDate(expirationDate)}`}</p>
      {sentence ? <p className="leading-6">{sentence}</p> : null}
    </div>
  );
}

function YourPlan({
  subscription,
  billing,
}: {
  subscription: SubscriptionView | null;
  billing: BillingView | undefined;
}) {
  const plan = billing?.plan ?? null;
  const canCancel = billing?.canManage === true && plan !== null && plan.state !== "free";
  return (
    <TitledCard title="Your Plan" className="flex flex-col gap-6">
      <PlanLines subscription={subscription} plan={plan} />
      <div className="flex flex-wrap gap-3">
        <Button asChild variant={subscription ? "outline" : "primary"}>
          <Link href="/plans">{subscription ? "Upgrade my plan!" : "Select my plan!"}</Link>
        </Button>
        {canCancel ? <CancelPlan plan={plan} /> : null}
      </div>
      {billing?.canManage === false ? (
        <p className="leading-6 text-muted-foreground">{READ_ONLY}</p>
      ) : null}
      {subscription ? <PlanIncludes planName={subscription.planName} /> : null}
    </TitledCard>
  );
}

/** @param outcome the payment provider's result when it sent the person back */
export function BillingScreen({
  outcome,
  progress,
  lateChange,
}: {
  outcome: PaymentOutcome | null;
  progress: PaymentProgress;
  lateChange: LateChange | null;
}) {
  const { data: subscription, isError, error, refetch } = useQuery(subscriptionQuery);
  const billing = useQuery(billingQuery);
  return (
    <AccountFrame>
      <PaymentNews outcome={outcome} progress={progress} lateChange={lateChange} />
      <EndPlanAfterSale />
      {subscription !== undefined ? (
        <YourPlan subscription={subscription} billing={billing.data} />
      ) : isError ? (
        <ReadFailed what="your plan" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingCard />
      )}
      {billing.data ? (
        <>
          <PaymentCard {...billing.data} />
          <ReceiptsCard billing={billing.data} />
        </>
      ) : billing.isError ? (
        <ReadFailed
          what="your card and receipts"
          error={billing.error}
          onRetry={() => void billing.refetch()}
        />
      ) : null}
    </AccountFrame>
  );
}

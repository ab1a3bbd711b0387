"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { subscription as subscriptionQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatDate, formatMoney } from "#lib/format.ts";
import type {
  LateChange,
  PaymentOutcome,
  PaymentProgress,
  SubscriptionView,
} from "#lib/schemas/billing.ts";
import { PaymentNews } from "./payment-news.tsx";

function YourPlan({ subscription }: { subscription: SubscriptionView | null }) {
  return (
    <TitledCard
      title="Your Plan"
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5"
    >
      {subscription ? (
        <div className="flex flex-col gap-1">
          <p className="text-2xl leading-8 font-semibold figures">
            {`${subscription.planName} Plan ${formatMoney(subscription.planCost)}`}
          </p>
          <p className="text-muted-foreground">
            {`Expires: ${formatDate(subscription.expirationDate)}`}
          </p>
        </div>
      ) : (
        <div className="flex flex-col gap-1">
          <p className="text-2xl leading-8 font-semibold">No Active Plan</p>
          <p className="text-muted-foreground">A plan lets you add people to your account.</p>
        </div>
      )}
      <Button asChild variant={subscription ? "outline" : "primary"}>
        <Link href="/plans">{subscription ? "Upgrade my plan!" : "Select my plan!"}</Link>
      </Button>
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
  return (
    <AccountFrame>
      <PaymentNews outcome={outcome} progress={progress} lateChange={lateChange} />
      {subscription !== undefined ? (
        <YourPlan subscription={subscription} />
      ) : isError ? (
        <ReadFailed what="your plan" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingCard />
      )}
    </AccountFrame>
  );
}

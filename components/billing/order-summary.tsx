import { TitledCard } from "#components/ui/card.tsx";
import { Separator } from "#components/ui/separator.tsx";
import { formatCents, formatDate, formatMoney } from "#lib/format.ts";
import { chargeSentence } from "#lib/plans/price.ts";
import type { PlanChange, PlanView } from "#lib/schemas/billing.ts";

function explain(plan: PlanView, change: PlanChange): string {
  const date = formatDate(change.paidUntil);
  return change.dueToday > 0
    ? `Covers the upgrade from your ${change.from} plan until ${date}. After that, ${formatMoney(plan.cost)} every month.`
    : `We'll confirm your card without charging it. The extra you've paid for ${change.from} goes toward your next months.`;
}

export function OrderSummary({ plan, change }: { plan: PlanView; change: PlanChange | null }) {
  return (
    <TitledCard title="Order summary" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex flex-col">
          <p className="text-lg font-semibold">{plan.name}</p>
          <p className="text-muted-foreground">Monthly subscription</p>
        </div>
        <p className="text-lg font-semibold figures">{`${formatMoney(plan.cost)} per month`}</p>
      </div>
      <p className="text-sm leading-6 text-muted-foreground">{chargeSentence(plan.cost)}</p>
      <Separator />
      <div className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium">Due today</p>
          <p className="font-semibold figures">
            {formatCents(change?.dueToday ?? plan.cost * 100)}
          </p>
        </div>
        {change ? (
          <p className="text-sm leading-6 text-muted-foreground">{explain(plan, change)}</p>
        ) : null}
      </div>
    </TitledCard>
  );
}

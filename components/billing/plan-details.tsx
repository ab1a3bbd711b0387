import { Check } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { planFeatures } from "#lib/plans/grants.ts";
import type { BilledPlan, CardView } from "#lib/schemas/billing.ts";

export function PlanIncludes({ planName }: { planName: string }) {
  const features = planFeatures(planName);
  if (features.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">Your plan includes</h3>
      <ul className="grid gap-x-6 gap-y-2 leading-6 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon node={Check} className="mt-1 size-4 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeCard(card: CardView | null): string {
  if (!card) return "The card from your last payment";
  return `${card.brand} ending in ${card.last4}`;
}

/** The card that pays the plan; nothing for a plan that no card pays. */
export function PaymentCard({
  plan,
  card,
  canManage,
}: {
  plan: BilledPlan | null;
  card: CardView | null;
  canManage: boolean;
}) {
  if (!plan || plan.state === "free") return null;
  return (
    <TitledCard
      title="Card"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div className="flex flex-col gap-0.5 leading-6">
        <p className="font-medium figures">{describeCard(card)}</p>
        {card?.expires ? (
          <p className="text-sm figures text-muted-foreground">{`Valid until ${card.expires}`}</p>
        ) : null}
      </div>
      {canManage ? (
        <Button asChild variant="outline">
          {/* A new document, because only some screens' content security policy allows Stripe. */}
          <a href="/billing/card">Change card</a>
        </Button>
      ) : null}
    </TitledCard>
  );
}

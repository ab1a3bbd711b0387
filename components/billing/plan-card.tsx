import { Check } from "lucide";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatMoney } from "#lib/format.ts";
import { isSupportLevel, MOST_POPULAR, planFeatures } from "#lib/plans/grants.ts";
import { chargeSentence } from "#lib/plans/price.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import { cn } from "#lib/utils.ts";

export function PlanCard({
  plan,
  isSelected,
  isCurrent,
  disabled,
  onSelect,
}: {
  plan: PlanView;
  isSelected: boolean;
  isCurrent: boolean;
  disabled: boolean;
  onSelect: () => void;
}) {
  const nameId = `plan-${plan.id}`;
  return (
    <article
      aria-labelledby={nameId}
      className={cn(
        "relative flex flex-col gap-6 rounded-xl border bg-card p-6 shadow-card transition-[border-color,box-shadow] sm:p-7",
        isSelected && "border-primary ring-1 ring-primary",
      )}
    >
      <header className="flex flex-col gap-3">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 id={nameId} className="text-xl leading-7">
            {plan.name}
          </h2>
          <div className="flex flex-wrap gap-2">
            {isCurrent ? <Badge variant="primary">Your plan</Badge> : null}
            {plan.name === MOST_POPULAR ? <Badge variant="lamp">MOST POPULAR</Badge> : null}
          </div>
        </div>
        <p className="flex items-baseline gap-2">
          <span className="font-display text-4xl leading-none font-medium figures">
            {formatMoney(plan.cost)}
          </span>{" "}
          <span className="text-muted-foreground">one-time</span>
        </p>
        <p className="text-sm leading-6 text-muted-foreground">{chargeSentence(plan.cost)}</p>
      </header>
      <ul className="flex flex-1 flex-col gap-2.5 text-md leading-6">
        {planFeatures(plan.name).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon node={Check} className="mt-1 size-4 shrink-0 text-primary" />
            {isSupportLevel(feature) ? (
              <Link href="/support?from=/plans" className="underline underline-offset-4">
                {feature}
              </Link>
            ) : (
              feature
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        aria-pressed={isSelected}
        aria-describedby={nameId}
        disabled={disabled || isCurrent}
        onClick={onSelect}
        className={cn(
          "w-full",
          isSelected && "border-primary bg-primary-soft text-primary enabled:hover:bg-primary-soft",
        )}
      >
        {isSelected ? <Icon node={Check} /> : null}
        {isSelected ? "Selected" : "Select Plan"}
      </Button>
    </article>
  );
}

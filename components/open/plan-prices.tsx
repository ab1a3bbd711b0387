import { formatMoney } from "#lib/format.ts";
import { planFeatures } from "#lib/plans/grants.ts";
import { chargeSentence } from "#lib/plans/price.ts";
import type { PlanView } from "#lib/schemas/billing.ts";

/** The plans with their prices, for people who may have no account. */
export function PlanPrices({ plans }: { plans: readonly PlanView[] }) {
  return (
    <ul role="list" className="mt-6 flex flex-col gap-5">
      {plans.map(({ id, name, cost }) => (
        <li key={id} className="rounded-xl border bg-card p-5 sm:p-6">
          <h3 className="text-xl leading-7">{name}</h3>
          <p className="mt-1 font-medium figures">{`${formatMoney(cost)} a month`}</p>
          <p className="mt-1 text-sm leading-6 text-muted-foreground">{chargeSentence(cost)}</p>
          <ul className="mt-3 list-disc pl-6 leading-7">
            {planFeatures(name).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

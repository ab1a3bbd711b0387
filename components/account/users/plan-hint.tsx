import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { isAdmin } from "#lib/account-rules.ts";
import type { SubscriptionView } from "#lib/schemas/billing.ts";

/** Why no users can be added, and what would change that. */
export function PlanHint({
  caller,
  plan,
}: {
  caller: { parentUserId: string | null };
  plan: SubscriptionView | null;
}) {
  return (
    <p className="border-t px-5 py-4 text-sm leading-6 text-muted-foreground sm:px-7">
      {plan
        ? `The ${plan.planName} plan does not include more users. `
        : "Users can be added once the account has a plan. "}
      {isAdmin(caller) ? (
        <Button asChild variant="link" size="inline">
          <Link href="/plans">See the plans</Link>
        </Button>
      ) : (
        "The Admin of this account can choose one."
      )}
    </p>
  );
}

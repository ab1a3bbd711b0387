import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { isAdmin } from "#lib/account-rules.ts";
import type { SubscriptionView } from "#lib/schemas/billing.ts";

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
        ? `The ${plan.planName} plan doesn't include additional users. `
        : "You need a plan to add users. "}
      {isAdmin(caller) ? (
        <Button asChild variant="link" size="inline">
          <ScreenLink to="plans" />
        </Button>
      ) : (
        "Ask the Admin of your account to choose one."
      )}
    </p>
  );
}

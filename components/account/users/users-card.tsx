import type { Ref } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card, CardTitle } from "#components/ui/card.tsx";
import { canAddUsers } from "#lib/account-rules.ts";
import type { UserView } from "#lib/schemas/account.ts";
import type { SubscriptionView } from "#lib/schemas/billing.ts";
import type { Member } from "#lib/schemas/users.ts";
import { PlanHint } from "./plan-hint.tsx";
import { UsersTable } from "./users-table.tsx";

/**
 * @param invited ids of users who haven't accepted yet
 * @param plan undefined while it loads
 */
export function UsersCard({
  caller,
  members,
  invited,
  plan,
  headingRef,
  onAdd,
  onDelete,
}: {
  caller: UserView;
  members: readonly Member[];
  invited: readonly string[];
  plan: SubscriptionView | null | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onAdd: (button: HTMLElement) => void;
  onDelete: (member: Member, button: HTMLElement) => void;
}) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b p-5 sm:px-7">
        <div className="flex min-w-0 flex-col gap-1">
          <CardTitle ref={headingRef} tabIndex={-1} className="outline-none">
            Users
          </CardTitle>
          <p className="text-md leading-6 text-muted-foreground">
            Everyone here shares the same property and plan.
          </p>
        </div>
        {canAddUsers(plan ?? null) ? (
          <Button onClick={(event) => onAdd(event.currentTarget)}>Add User</Button>
        ) : null}
      </div>
      <UsersTable caller={caller} members={members} invited={invited} onDelete={onDelete} />
      {plan === undefined || canAddUsers(plan) ? null : <PlanHint caller={caller} plan={plan} />}
    </Card>
  );
}

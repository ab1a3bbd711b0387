import type { SubscriptionView } from "./schemas/billing.ts";
import type { Member } from "./schemas/users.ts";

type Person = Pick<Member, "id" | "parentUserId">;

const PLAN_WITHOUT_USERS = "Good";

export function canAddUsers(subscription: Pick<SubscriptionView, "planName"> | null): boolean {
  return subscription !== null && subscription.planName !== PLAN_WITHOUT_USERS;
}

const PLAN_WITH_TOTALS = "Starter";

/** Whether a plan shows what happens on the public page day by day, and not its totals alone. */
export function canSeeTraffic(subscription: Pick<SubscriptionView, "planName"> | null): boolean {
  return subscription !== null && subscription.planName !== PLAN_WITH_TOTALS;
}

export function canDeleteUser(caller: { id: string }, person: Person): boolean {
  return person.id !== caller.id && person.parentUserId === caller.id;
}

export function isAdmin(person: Pick<Person, "parentUserId">): boolean {
  return person.parentUserId === null;
}

export function accessLabel(caller: { id: string }, person: Person): string {
  if (isAdmin(person)) return "Admin";
  return person.parentUserId === caller.id ? "User (Created by you)" : "User (Associated)";
}

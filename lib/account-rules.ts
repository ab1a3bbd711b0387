import { grantsOf } from "./plans/grants.ts";
import type { SubscriptionView } from "./schemas/billing.ts";
import type { Member } from "./schemas/users.ts";

type Person = Pick<Member, "id" | "parentUserId">;

export function canAddUsers(subscription: Pick<SubscriptionView, "planName"> | null): boolean {
  return grantsOf(subscription?.planName ?? null).moreUsers;
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

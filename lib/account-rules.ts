import type { SubscriptionView } from "./schemas/billing.ts";
import type { Member } from "./schemas/users.ts";

type Person = Pick<Member, "id" | "parentUserId">;

/** The plan whose accounts stay with one user. */
const PLAN_WITHOUT_USERS = "Good";

/** Whether people may be added: with an active plan, unless it is `Good`. */
export function canAddUsers(subscription: Pick<SubscriptionView, "planName"> | null): boolean {
  return subscription !== null && subscription.planName !== PLAN_WITHOUT_USERS;
}

/** Whether a caller may delete a person: only one whom they created, and never themself. */
export function canDeleteUser(caller: { id: string }, person: Person): boolean {
  return person.id !== caller.id && person.parentUserId === caller.id;
}

/** Whether a person is the Admin: at the top of their account. */
export function isAdmin(person: Pick<Person, "parentUserId">): boolean {
  return person.parentUserId === null;
}

/** What the users screen says of a person's access. */
export function accessLabel(caller: { id: string }, person: Person): string {
  if (isAdmin(person)) return "Admin";
  return person.parentUserId === caller.id ? "User (Created by you)" : "User (Associated)";
}

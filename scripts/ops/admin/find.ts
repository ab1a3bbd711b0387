import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { requirePerson, viewAccount } from "#services/operators.ts";
import { type Command, counted, takeArguments } from "./command.ts";

type Account = Awaited<ReturnType<typeof viewAccount>>;

const onDay = (moment: Date) => moment.toISOString().slice(0, 10);
const at = (moment: Date) => `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;

function describePerson(person: Account["people"][number], foundId: string): string[] {
  const { id, email, name, parentUserId, emailVerified, createdAt } = person;
  const ways = [...(person.hasPassword ? ["password"] : []), ...person.providers];
  const role = parentUserId === null ? "Admin" : "Member";
  return [
    `${role}${id === foundId ? ", found" : ""}: ${name ? `${name}, ` : ""}${email}`,
    `  id ${id}, since ${onDay(createdAt)}`,
    `  email ${emailVerified ? `confirmed on ${onDay(emailVerified)}` : "not confirmed"}`,
    `  login: ${ways.join(", ") || "none"}${person.hasSecondFactor ? ", two-step verification" : ""}`,
    `  ${counted(person.sessions, "session")}${person.lastSignIn ? `, last login ${at(person.lastSignIn)}` : ""}${person.lastUse ? `, last active ${at(person.lastUse)}` : ""}`,
  ];
}

function describePlan({ planName, planEndsAt, planGivenReason, subscriptionId }: Account): string {
  if (!planName || !planEndsAt) return "Plan: none";
  const state = planEndsAt > new Date() ? "until" : "ended on";
  const by = planGivenReason
    ? `, given: ${planGivenReason}`
    : subscriptionId
      ? `, subscription ${subscriptionId}`
      : "";
  return `Plan: ${planName}, ${state} ${onDay(planEndsAt)}${by}`;
}

function describeHome(account: Account): string[] {
  const { addressLine1, addressLine2, city, state, zipCode } = account;
  if (!addressLine1) return ["Property: none"];
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  const status = account.status ? LISTING_STATUSES[account.status].label : "Draft";
  const { slug, listingId, takenDownReason } = account;
  return [
    `Property: ${street}, ${city}, ${state} ${zipCode}`,
    `Listing: ${status}${slug ? `, /homes/${slug}` : ""}${listingId ? `, id ${listingId}` : ""}`,
    ...(takenDownReason ? [`  taken down: ${takenDownReason}`] : []),
  ];
}

export const findCommand: Command = {
  summary: "show an account: its people, plan, home, sessions and failed emails",
  usage: "EMAIL | ID | SLUG",
  details:
    "ID is the id of a person, account or listing. SLUG is the end of a listing page's URL, /homes/SLUG.",
  changes: false,
  async run(given) {
    const [named] = takeArguments(given, "EMAIL");
    const { id, accountId } = await requirePerson(named);
    const account = await viewAccount(accountId);
    const lines = [
      `Account ${accountId}`,
      ...account.people.flatMap((person) => describePerson(person, id)),
      describePlan(account),
      ...describeHome(account),
      `Failed emails and other jobs: ${account.failedJobs.length}`,
      ...account.failedJobs.map(
        ({ queue, kind, since, reason }) =>
          `  ${at(since)} ${kind ?? queue}: ${reason ?? "unknown"}`,
      ),
    ];
    console.log(lines.join("\n"));
  },
};

import {
  getSubscription,
  grantPlan,
  listPlans,
  readBillingAccount,
  assertNotStripe,
  revokePlan,
} from "#services/granted-plans.ts";
import { requirePerson } from "#services/operators.ts";
import { StartError } from "../../start-error.ts";
import { type Command, type Given, takeArguments, takeText, UsageError } from "./command.ts";

const NONE = "none";
const LATEST = "2099-12-31";

async function readPlan(named: string) {
  const plans = await listPlans();
  const plan = plans.find(
    ({ id, name }) => String(id) === named || name.toLowerCase() === named.toLowerCase(),
  );
  if (plan) return plan;
  throw new UsageError(
    `PLAN must be one of ${plans.map(({ name }) => name).join(", ")}, or ${NONE}.`,
  );
}

function readUntil(given: Given): Date {
  const day = takeText(given, "until");
  const end = new Date(`${day}T23:59:59Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && end.toISOString?.().startsWith(day);
  if (Number.isNaN(end.getTime()) || !isDay) {
    throw new UsageError("--until must be a day, like 2027-05-31.");
  }
  if (end <= new Date()) throw new UsageError("--until must be today or later.");
  if (day > LATEST) throw new UsageError(`--until must be ${LATEST} or earlier.`);
  return end;
}

export const planCommand: Command = {
  summary: "give an account a free plan, or end its current plan",
  usage: `EMAIL PLAN --until DATE --reason TEXT | EMAIL ${NONE} --reason TEXT`,
  details: `EMAIL belongs to anyone on the account. DATE is the plan's last day, such as 2027-05-31 (UTC). The plan
is free and ends that day; the account gets a notice a week before. A plan bought in the meantime
replaces it. Not possible for an account that pays through Stripe: change its plan in Stripe.`,
  options: { until: { type: "string" }, reason: { type: "string" } },
  changes: true,
  async run(given) {
    const [named, planName] = takeArguments(given, "EMAIL", "PLAN");
    const reason = takeText(given, "reason");
    const isEnd = planName === NONE;
    const wanted = isEnd ? null : { plan: await readPlan(planName), until: readUntil(given) };
    const { accountId } = await requirePerson(named);
    const account = await readBillingAccount(accountId);
    if (account) assertNotStripe(account);
    const present = await getSubscription(accountId);
    if (isEnd && !present) throw new StartError("The account has no plan.");
    const had = present
      ? `${present.planName} until ${present.expirationDate.slice(0, 10)}`
      : "no plan";
    const gets = wanted ? `${wanted.plan.name} until ${String(given.values.until)}` : "no plan";
    if (given.isDryRun) return console.log(`The account has ${had}. It would have ${gets}.`);
    if (wanted) await grantPlan(accountId, { planId: wanted.plan.id, until: wanted.until, reason });
    else await revokePlan(accountId);
    console.log(`The account had ${had}. It has ${gets}.`);
  },
};

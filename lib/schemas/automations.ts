import { z } from "zod";
import {
  AUTOMATION_KINDS,
  AUTOMATION_PAUSES,
  AUTOMATION_RULES,
  AUTOMATION_STATES,
  type AutomationRule,
  RULE_AMOUNTS,
} from "#lib/fields/automations.ts";
import { timeOfDay } from "./date-time.ts";
import { followUpInput } from "./open-houses.ts";
import { priceInput } from "./price.ts";
import { asSeen } from "./text.ts";
import { MUST_BE_WHOLE, trueOrFalse } from "./values.ts";

const moment = z.iso.datetime();
const runTime = {
  day: z.iso.date("Enter a date"),
  time: timeOfDay("Enter a time"),
};

/** When to publish the home, in the home's time zone. */
export const publishTimeInput = z.object({
  ...runTime,
  confirmsRight: trueOrFalse.default(false),
});
export type PublishTimeInput = z.output<typeof publishTimeInput>;

export const priceChangeInput = z.object({ ...runTime, price: priceInput });
export type PriceChangeInput = z.output<typeof priceChangeInput>;

function readWhole(value: unknown): unknown {
  const typed = asSeen(value);
  return typeof typed === "string" && /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : typed;
}

/** Returns the schema for a rule's number, in the rule's own unit. */
export const amountOf = (rule: AutomationRule) => {
  const { unit, least, most } = RULE_AMOUNTS[rule];
  const message = `Must be from ${least} to ${most} ${unit}`;
  return z.preprocess(
    readWhole,
    z.number(message).int(message).min(least, message).max(most, message),
  );
};

/** The bounds are checked later, when the rule is known. */
export const ruleInput = z.object({
  amount: z.preprocess(readWhole, z.int(MUST_BE_WHOLE)),
  // The email to open house visitors; null for other rules.
  letter: followUpInput.nullable().default(null),
});
export type RuleInput = z.output<typeof ruleInput>;

export const automationStateInput = z.object({
  state: z.enum(AUTOMATION_STATES, "Must be on or paused"),
});

export const automationParams = z.object({ kind: z.enum(AUTOMATION_KINDS) });
export const ruleParams = z.object({ rule: z.enum(AUTOMATION_RULES) });

const letterView = z.object({ subject: z.string(), message: z.string(), replyTo: z.string() });

const automationView = z.object({
  kind: z.enum(AUTOMATION_KINDS),
  state: z.enum(AUTOMATION_STATES),
  // Null while it is on.
  pausedBy: z.enum(AUTOMATION_PAUSES).nullable(),
  // The next run or check; null if paused, or if it runs after each showing.
  nextAt: moment.nullable(),
  // The scheduled time of a one-time automation.
  runAt: moment.nullable(),
  price: z.number().int().nullable(),
  amount: z.number().int().nullable(),
  letter: letterView.nullable(),
  // Name, else email; null if that person has left.
  setBy: z.string().nullable(),
});
export type AutomationView = z.infer<typeof automationView>;

const runView = z.object({
  id: z.number().int(),
  kind: z.enum(AUTOMATION_KINDS),
  at: moment,
  isDone: z.boolean(),
  text: z.string(),
  // What undo restores; null if it can't, or if the value has changed since.
  undo: z
    .discriminatedUnion("what", [
      z.object({ what: z.literal("price"), price: z.number().int() }),
      z.object({ what: z.literal("withdraw") }),
    ])
    .nullable(),
});
export type RunView = z.infer<typeof runView>;

export const automationsView = z.object({
  // Under the current paid plan.
  isIncluded: z.boolean(),
  timeZone: z.string(),
  canMail: z.boolean(),
  price: z.number().int().nullable(),
  // Publishing can be scheduled because the home isn't public.
  canPublish: z.boolean(),
  isRightConfirmed: z.boolean(),
  suggested: letterView,
  // The caller's email is confirmed; follow-up emails require it.
  isConfirmed: z.boolean(),
  // The account's confirmed addresses, which can receive replies.
  replyChoices: z.array(z.string()),
  automations: z.array(automationView),
  // Newest first.
  runs: z.array(runView),
});
export type AutomationsView = z.infer<typeof automationsView>;

import { z } from "zod";
import {
  AUTOMATION_KINDS,
  AUTOMATION_PAUSES,
  AUTOMATION_RULES,
  AUTOMATION_STATES,
  type AutomationRule,
  RULE_AMOUNTS,
} from "#lib/fields/automations.ts";
import { followUpInput } from "./open-houses.ts";
import { priceInput } from "./price.ts";
import { asSeen, entry } from "./text.ts";

const moment = z.iso.datetime();
const runTime = {
  day: z.iso.date("Enter a date"),
  time: entry("Enter a time").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time"),
};

/** When a home is to be published, by the clocks where it stands. */
export const publishTimeInput = z.object({
  ...runTime,
  confirmsRight: z.boolean("Must be true or false").default(false),
});
export type PublishTimeInput = z.output<typeof publishTimeInput>;

/** The price that is to hold from a time on. */
export const priceChangeInput = z.object({ ...runTime, price: priceInput });
export type PriceChangeInput = z.output<typeof priceChangeInput>;

function readWhole(value: unknown): unknown {
  const typed = asSeen(value);
  return typeof typed === "string" && /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : typed;
}

/** The number of a rule, in its own unit. */
export const amountOf = (rule: AutomationRule) => {
  const { unit, least, most } = RULE_AMOUNTS[rule];
  const message = `Must be from ${least} to ${most} ${unit}`;
  return z.preprocess(
    readWhole,
    z.number(message).int(message).min(least, message).max(most, message),
  );
};

/** The number is held against the bounds of its rule when it is known which. */
export const ruleInput = z.object({
  amount: z.preprocess(readWhole, z.number("Must be a whole number").int("Must be a whole number")),
  // What goes to guests of an open house; another rule has none.
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
  // When it is done, or looked at next; null: paused, or after each showing.
  nextAt: moment.nullable(),
  // When it was to be done, of what is done once.
  runAt: moment.nullable(),
  price: z.number().int().nullable(),
  amount: z.number().int().nullable(),
  letter: letterView.nullable(),
  // Name, else email; null: they are gone.
  setBy: z.string().nullable(),
});
export type AutomationView = z.infer<typeof automationView>;

const runView = z.object({
  id: z.number().int(),
  kind: z.enum(AUTOMATION_KINDS),
  at: moment,
  isDone: z.boolean(),
  // What was done, or why it was not.
  text: z.string(),
  // What a press brings back; null: nothing can be, or it has changed since.
  undo: z
    .discriminatedUnion("what", [
      z.object({ what: z.literal("price"), price: z.number().int() }),
      z.object({ what: z.literal("withdraw") }),
    ])
    .nullable(),
});
export type RunView = z.infer<typeof runView>;

export const automationsView = z.object({
  // By the plan that is paid now.
  isIncluded: z.boolean(),
  timeZone: z.string(),
  canMail: z.boolean(),
  price: z.number().int().nullable(),
  // The home can be published at a time: buyers don't see it.
  canPublish: z.boolean(),
  isRightConfirmed: z.boolean(),
  // What is offered as a letter.
  suggested: letterView,
  // Whoever asks has confirmed their email; letters need it.
  isConfirmed: z.boolean(),
  // Where answers to a letter may go: the account's confirmed addresses.
  replyChoices: z.array(z.string()),
  automations: z.array(automationView),
  // The newest first.
  runs: z.array(runView),
});
export type AutomationsView = z.infer<typeof automationsView>;

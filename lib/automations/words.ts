import type { AutomationKind, AutomationRule } from "#lib/fields/automations.ts";
import { formatMoney } from "#lib/format.ts";

/** Facts shown with a run. Money in whole US dollars. */
export interface RunFacts {
  price?: number;
  from?: number | null;
  count?: number;
  amount?: number;
}

/** Formats a count with its noun: "1 hour", "24 hours". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;

export const AUTOMATION_NAMES: Record<AutomationKind, string> = {
  publish: "Schedule publishing",
  price: "Schedule a price change",
  inquiry_waiting: "Remind me about unanswered messages",
  feedback: "Ask buyers for feedback",
  open_house_follow_up: "Email open house guests",
  quiet: "Alert me when interest slows",
};

export const RULE_SENTENCES: Record<AutomationRule, (amount: number) => string> = {
  inquiry_waiting: (hours) =>
    `When a message has waited ${counted(hours, "hour")} for your answer, we remind you once.`,
  feedback: (hours) =>
    `${counted(hours, "hour")} after a showing, we email the buyer once to ask how it went.`,
  open_house_follow_up: (hours) =>
    `${counted(hours, "hour")} after an open house, we email your message once to each guest who agreed to it.`,
  quiet: (days) =>
    `When no buyer has contacted you for ${counted(days, "day")}, we alert you and suggest what to check: price, photos, and description.`,
};

const DONE: Record<AutomationKind, (facts: RunFacts) => string> = {
  publish: () => "Your listing was published as scheduled.",
  price: ({ price = 0, from = null }) =>
    from === null
      ? `The asking price was set to ${formatMoney(price)} as scheduled.`
      : `The asking price changed from ${formatMoney(from)} to ${formatMoney(price)} as scheduled.`,
  inquiry_waiting: ({ count = 1, amount = 1 }) =>
    count === 1
      ? `A message has waited ${counted(amount, "hour")} for your answer.`
      : `${count} messages have waited ${counted(amount, "hour")} for your answer.`,
  feedback: () => "We asked a buyer how their showing went.",
  open_house_follow_up: ({ count = 1 }) =>
    count === 1
      ? "We emailed your message to the open house guest who agreed to it."
      : `We emailed your message to ${count} open house guests who agreed to it.`,
  quiet: ({ amount = 1 }) =>
    `No buyer has contacted you for ${counted(amount, "day")}. Check your price, photos, and description.`,
};

const NOT_DONE: Record<AutomationKind, string> = {
  publish: "Your listing wasn't published as scheduled.",
  price: "The asking price didn't change as scheduled.",
  inquiry_waiting: "We didn't remind you about an inquiry.",
  feedback: "We didn't ask a buyer for feedback.",
  open_house_follow_up: "We didn't email your open house guests.",
  quiet: "We didn't alert you that interest has slowed.",
};

/**
 * Describes what a run did, or why it was skipped.
 * @param reason a sentence; null if it was done
 */
export const runWords = (kind: AutomationKind, facts: RunFacts, reason: string | null): string =>
  reason === null ? DONE[kind](facts) : `${NOT_DONE[kind]} ${reason}`;

import type { AutomationKind, AutomationRule } from "#lib/fields/automations.ts";
import { formatMoney } from "#lib/format.ts";

/** What a run tells beside what was run. Money in whole US dollars. */
export interface RunFacts {
  price?: number;
  from?: number | null;
  count?: number;
  amount?: number;
}

/** A number with its word: "1 hour", "24 hours". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;

/** What is called by its name, in a list and in what is told of it. */
export const AUTOMATION_NAMES: Record<AutomationKind, string> = {
  publish: "Publish at a time",
  price: "Change the price on a date",
  inquiry_waiting: "Remind me of buyers who wait",
  feedback: "Ask visitors how it was",
  open_house_follow_up: "Write to open house guests",
  quiet: "Remind me when it is quiet",
};

/** What a rule does, in a sentence. */
export const RULE_SENTENCES: Record<AutomationRule, (amount: number) => string> = {
  inquiry_waiting: (hours) =>
    `When an inquiry has waited for your answer for ${counted(hours, "hour")}, you are reminded of it, once.`,
  feedback: (hours) =>
    `${counted(hours, "hour")} after a showing, its visitor is asked by mail how it was, once.`,
  open_house_follow_up: (hours) =>
    `${counted(hours, "hour")} after an open house, your words go by mail to the guests who agreed to it, each once.`,
  quiet: (days) =>
    `When nobody has asked about your home for ${counted(days, "day")}, you are told, with where to look: price, photographs, text.`,
};

const DONE: Record<AutomationKind, (facts: RunFacts) => string> = {
  publish: () => "Your home was published at the time that you had chosen.",
  price: ({ price = 0, from = null }) =>
    from === null
      ? `The asking price was set to ${formatMoney(price)}, as you had planned.`
      : `The asking price was changed from ${formatMoney(from)} to ${formatMoney(price)}, as you had planned.`,
  inquiry_waiting: ({ count = 1, amount = 1 }) =>
    count === 1
      ? `An inquiry has waited for your answer for ${counted(amount, "hour")}.`
      : `${count} inquiries have waited for your answer for ${counted(amount, "hour")}.`,
  feedback: () => "A visitor of a showing was asked how it was.",
  open_house_follow_up: ({ count = 1 }) =>
    count === 1
      ? "Your words went to the guest of an open house who had agreed to it."
      : `Your words went to ${count} guests of an open house who had agreed to it.`,
  quiet: ({ amount = 1 }) =>
    `Nobody has asked about your home for ${counted(amount, "day")}. Look at the price, the photographs and the text.`,
};

const NOT_DONE: Record<AutomationKind, string> = {
  publish: "Your home was not published at the time that you had chosen.",
  price: "The asking price was not changed as you had planned.",
  inquiry_waiting: "You were not reminded of an inquiry.",
  feedback: "A visitor was not asked how it was.",
  open_house_follow_up: "Your words did not go to the guests of an open house.",
  quiet: "You were not told that it is quiet.",
};

/** What a run has done, or why it has not. @param reason a sentence; null: it was done */
export const runWords = (kind: AutomationKind, facts: RunFacts, reason: string | null): string =>
  reason === null ? DONE[kind](facts) : `${NOT_DONE[kind]} ${reason}`;

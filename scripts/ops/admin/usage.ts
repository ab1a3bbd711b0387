import { MAIL_POTS, type MailPot, usageToday } from "#services/usage.ts";
import { type Command, takeArguments } from "./command.ts";

const NAMES: Record<MailPot, string> = {
  account_mail: "Emails about signing in, accounts and support",
  mail: "Emails to sellers about buyers",
  activity_mail: "Emails to sellers about activity",
  visitor_mail: "Emails to visitors about showings",
  follow_up: "Follow-ups to open house visitors",
};

const number = (value: number) => value.toLocaleString("en-US");

export const usageCommand: Command = {
  summary: "show what was used today of model calls and mails, and the ceilings",
  usage: "",
  details:
    "A day begins at midnight UTC. docs/operations.md, Costs, says what happens at a ceiling.",
  changes: false,
  async run(given) {
    takeArguments(given);
    const { day, ceilings, ...used } = await usageToday();
    console.log(`On ${day} (UTC) so far:`);
    console.log(`Model calls: ${number(used.modelCalls)} of ${number(ceilings.modelCalls)}.`);
    console.log(`Tokens: ${number(used.inputTokens)} in, ${number(used.outputTokens)} out.`);
    for (const pot of MAIL_POTS) {
      const { all, account } = ceilings.mails[pot];
      const of =
        all === null || account === null ? "" : ` of ${number(all)}, ${number(account)} an account`;
      console.log(`${NAMES[pot]}: ${number(used.mails[pot])}${of}.`);
    }
    console.log(`Accounts whose mails wait for tomorrow: ${number(used.accountsHeldBack)}.`);
  },
};

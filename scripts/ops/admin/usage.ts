import { MAIL_POTS, type MailPot, usageToday } from "#services/usage.ts";
import { type Command, takeArguments } from "./command.ts";

const NAMES: Record<MailPot, string> = {
  account_mail: "Emails about login, accounts and support",
  mail: "Emails to sellers about buyers",
  activity_mail: "Emails to sellers about activity",
  visitor_mail: "Emails to buyers about showings, offers and follow requests",
  follow_up: "Emails to open house visitors and followers",
};

const number = (value: number) => value.toLocaleString("en-US");

export const usageCommand: Command = {
  summary: "show today's model calls and emails, and the daily limits",
  usage: "",
  details:
    "A day starts at midnight UTC. See “Costs” in docs/operations.md for what happens at a limit.",
  changes: false,
  async run(given) {
    takeArguments(given);
    const { day, ceilings, ...used } = await usageToday();
    console.log(`Usage on ${day} (UTC):`);
    console.log(`Model calls: ${number(used.modelCalls)} of ${number(ceilings.modelCalls)}.`);
    console.log(`Tokens: ${number(used.inputTokens)} in, ${number(used.outputTokens)} out.`);
    for (const pot of MAIL_POTS) {
      const { all, account } = ceilings.mails[pot];
      const of =
        all === null || account === null
          ? ""
          : ` of ${number(all)} (limit per account: ${number(account)})`;
      console.log(`${NAMES[pot]}: ${number(used.mails[pot])}${of}.`);
    }
    console.log(`Accounts whose emails wait until tomorrow: ${number(used.accountsHeldBack)}.`);
  },
};

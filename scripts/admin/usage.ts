import { usageToday } from "#services/usage.ts";
import { type Command, takeArguments } from "./command.ts";

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
    console.log(
      `Mails: ${number(used.mails)} of ${number(ceilings.mails)}, ${number(ceilings.mailsByAccount)} an account.`,
    );
    console.log(`Accounts whose mails wait for tomorrow: ${number(used.accountsHeldBack)}.`);
  },
};

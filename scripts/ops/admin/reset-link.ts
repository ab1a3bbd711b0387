import { LINK_HOURS } from "#lib/fields/links.ts";
import { mailPasswordReset, requireMail, requirePerson } from "#services/operators.ts";
import { type Command, counted, takeArguments } from "./command.ts";

export const resetLinkCommand: Command = {
  summary: "mail a person a link for a new password",
  usage: "EMAIL",
  details:
    "The mail goes to the person's own address, and leaves when the product runs its jobs, within seconds.",
  changes: true,
  async run(given) {
    const [named] = takeArguments(given, "EMAIL");
    requireMail();
    const { email } = await requirePerson(named);
    const lasts = counted(LINK_HOURS.reset_password, "hour");
    if (given.isDryRun) return console.log(`A link would be mailed to ${email}.`);
    await mailPasswordReset(email);
    console.log(
      `A link will be mailed to ${email}. It works for ${lasts}; an older one has ended.`,
    );
  },
};

import { LINK_HOURS } from "#lib/fields/links.ts";
import { mailPasswordReset, requireMail, requirePerson } from "#services/operators.ts";
import { type Command, counted, takeArguments } from "./command.ts";

export const resetLinkCommand: Command = {
  summary: "email a person a password reset link",
  usage: "EMAIL",
  details:
    "The email goes to the person's own address. It's sent within seconds, when Porchlight runs its jobs.",
  changes: true,
  async run(given) {
    const [named] = takeArguments(given, "EMAIL");
    requireMail();
    const { email } = await requirePerson(named);
    const lasts = counted(LINK_HOURS.reset_password, "hour");
    if (given.isDryRun) return console.log(`Would email a link to ${email}.`);
    await mailPasswordReset(email);
    console.log(
      `A link will be emailed to ${email}. It works for ${lasts}. Older links no longer work.`,
    );
  },
};

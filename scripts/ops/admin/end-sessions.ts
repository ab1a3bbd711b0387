import { email } from "#lib/schemas/text.ts";
import { countSessionsOf, endSessionsOf } from "#services/sessions.ts";
import { StartError } from "../../start-error.ts";
import {
  type Command,
  counted,
  type Given,
  requireYes,
  takeArguments,
  UsageError,
} from "./command.ts";

/** The named person, or null for everyone. */
function readWhose(given: Given): string | null {
  if (given.values.everyone) {
    takeArguments(given);
    return null;
  }
  const [named] = takeArguments(given, "EMAIL");
  const person = email().safeParse(named);
  if (!person.success) throw new UsageError(`“${named}” isn't an email address.`);
  return person.data;
}

export const endSessionsCommand: Command = {
  summary: "log a person out everywhere, or log out everyone",
  usage: "EMAIL | --everyone",
  options: { everyone: { type: "boolean", default: false } },
  changes: true,
  takesYes: true,
  async run(given) {
    const whose = readWhose(given);
    if (whose === null) requireYes(given);
    const { db } = given.connection;
    const open = await countSessionsOf(whose, db);
    if (open === null) throw new StartError(`No one has the email ${whose}.`);
    if (given.isDryRun) return console.log(`Would end ${counted(open, "session")}.`);
    console.log(`Ended ${counted(await endSessionsOf(whose, db), "session")}.`);
  },
};

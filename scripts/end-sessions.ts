import { email } from "#lib/schemas/text.ts";
import { endSessionsOf } from "#services/sessions.ts";
import { readArguments } from "./arguments.ts";
import { withDatabase } from "./script-database.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = "Usage: npm run end:sessions -- EMAIL, or npm run end:sessions -- --everyone";

/** The person who is named, or null for everybody. @throws StartError with the usage */
function readPerson(): string | null {
  const { values, positionals } = readArguments({ everyone: { type: "boolean" } }, USAGE);
  const person = email().safeParse(positionals[0]);
  if (values.everyone && positionals.length === 0) return null;
  if (values.everyone || positionals.length !== 1 || !person.success) throw new StartError(USAGE);
  return person.data;
}

// `npm run end:sessions -- EMAIL`: signs a person out everywhere, or with --everyone all people.
await runScript(async () => {
  const person = readPerson();
  await withDatabase(async ({ db }) => {
    const ended = await endSessionsOf(person, db);
    console.log(ended === 1 ? "1 session ended." : `${ended} sessions ended.`);
  });
});

import { saveKeptNote } from "#db/queries/descriptions.ts";
import { methods, route } from "#lib/api/route.ts";
import { keptNoteInput, keptNotesView } from "#lib/schemas/description.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route({ input: keptNoteInput, output: keptNotesView }, async ({ user, input }) => ({
    phrases: await saveKeptNote(user.accountId, input),
  })),
});

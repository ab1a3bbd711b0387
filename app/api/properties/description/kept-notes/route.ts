import { saveKeptNotes } from "#db/queries/descriptions.ts";
import { methods, route } from "#lib/api/route.ts";
import { keptNotesInput, keptNotesView } from "#lib/schemas/description.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({ input: keptNotesInput, output: keptNotesView }, async ({ user, input }) => ({
    phrases: await saveKeptNotes(user.accountId, input.phrases),
  })),
});

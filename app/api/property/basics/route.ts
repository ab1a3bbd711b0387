import { correctBasics, saveBasics } from "#db/queries/properties.ts";
import { methods, route } from "#lib/api/route.ts";
import {
  BASICS_REQUIRED_MESSAGE,
  basicsInput,
  basicsPatch,
  basicsSaved,
} from "#lib/schemas/basics.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    {
      input: basicsInput,
      output: basicsSaved,
      invalidMessage: (fields) =>
        Object.values(fields).includes("Required") ? BASICS_REQUIRED_MESSAGE : undefined,
    },
    async ({ user, input }) => ({ propertyBasics: await saveBasics(user.accountId, input) }),
  ),
  PATCH: route({ input: basicsPatch, output: basicsSaved }, async ({ user, input }) => ({
    propertyBasics: await correctBasics(user.accountId, input),
  })),
});

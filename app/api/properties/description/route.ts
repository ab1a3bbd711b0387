import { saveEdit } from "#db/queries/descriptions.ts";
import { methods, route } from "#lib/api/route.ts";
import { AppError } from "#lib/errors.ts";
import { editInput, savedDescriptionView } from "#lib/schemas/description.ts";

/** Two people, or two tabs, wrote at once: nobody's text may go. */
const IN_CONFLICT =
  "The description was changed elsewhere in the meantime. Your text is kept under Versions.";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ input: editInput, output: savedDescriptionView }, async ({ user, input }) => {
    const { descriptionAccepted, isInConflict } = await saveEdit(user, input);
    if (isInConflict) throw new AppError("conflict", IN_CONFLICT);
    return { description: input.description, descriptionAccepted };
  }),
});

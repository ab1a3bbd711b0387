import { saveRewritten } from "#db/queries/descriptions.ts";
import { methods, route } from "#lib/api/route.ts";
import { composeDescription } from "#lib/description/model/stream-description.ts";
import { descriptionView, rewriteInput } from "#lib/schemas/description.ts";
import { startRewrite } from "./start-rewrite.ts";

/** Seconds that a platform must give the call: those of the model, and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ input: rewriteInput, output: descriptionView }, async ({ user, input }) => {
    const { property, request } = await startRewrite(user, input);
    const { description, writer } = await composeDescription(property, request);
    await saveRewritten(user, { description, writer, style: request.style });
    return { description };
  }),
});

import { z } from "zod";
import { listVersions } from "#db/queries/descriptions.ts";
import { parseInput } from "#lib/api/validation.ts";
import { methods, route } from "#lib/api/route.ts";
import { versionsView } from "#lib/schemas/description.ts";

const search = z.object({
  before: z.coerce
    .number("Must be a number")
    .int("Must be a whole number")
    .positive("Must be above 0")
    .nullable(),
});

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: versionsView }, async ({ user, request }) => {
    const before = new URL(request.url).searchParams.get("before");
    return listVersions(user.accountId, parseInput(search, { before }).before);
  }),
});

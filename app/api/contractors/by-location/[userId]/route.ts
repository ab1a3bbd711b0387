import { z } from "zod";
import { listContractorsNear } from "#db/queries/contractors.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { contractorsByType } from "#lib/schemas/contractors.ts";

const params = z.object({ userId: z.uuid() });

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ params, output: contractorsByType }, async ({ user, params: { userId } }) => {
    const contractors = await listContractorsNear(user.accountId, userId);
    if (!contractors) throw notFound("There is no such user in your account.");
    return contractors;
  }),
});

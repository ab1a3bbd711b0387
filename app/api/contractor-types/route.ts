import { listContractorTypes } from "#db/queries/contractors.ts";
import { methods, route } from "#lib/api/route.ts";
import { contractorTypeViews } from "#lib/schemas/contractors.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: contractorTypeViews }, () => listContractorTypes()),
});

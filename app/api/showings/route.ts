import { reading, routes } from "#http/route.ts";
import { schedulingReads, viewScheduling } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/showings": reading(schedulingReads, (answers) => viewScheduling(answers)),
});

import { reading, routes } from "#http/route.ts";
import { automationReads, viewAutomations } from "#services/automations.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/automations": reading(automationReads, (answers) => viewAutomations(answers)),
});

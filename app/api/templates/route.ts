import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { templateReads, viewTemplates } from "#services/templates.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/templates": reading(templateReads, (answers, { request }) =>
    viewTemplates(answers, publicOrigin(request.headers)),
  ),
});

import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { previewEmail, templateReads } from "#services/templates.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/template-email": reading(templateReads, async (answers, { request }) => {
    const html = await previewEmail(answers, publicOrigin(request.headers));
    return new Response(request.method === "HEAD" ? null : html, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  }),
});

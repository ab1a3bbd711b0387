import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import type { Params, Query } from "#lib/contract/index.ts";
import { previewTemplate, templateReads } from "#services/templates.ts";

type Preview = "GET /api/templates/{kind}/preview";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/templates/{kind}/preview": reading<
    typeof templateReads,
    Response,
    Params<Preview>,
    Query<Preview>
  >(templateReads, async (answers, { user, params, query, request }) => {
    const jpeg = await previewTemplate(answers, {
      accountId: user.accountId,
      kind: params.kind,
      page: query.page,
      size: query.size,
      origin: publicOrigin(request.headers),
    });
    return new Response(request.method === "HEAD" ? null : jpeg, {
      headers: { "Content-Type": "image/jpeg", "Content-Length": String(jpeg.length) },
    });
  }),
});

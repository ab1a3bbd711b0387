import { attachment } from "#http/attachment.ts";
import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import type { Params, Query } from "#lib/contract/index.ts";
import { templateFile, templateReads } from "#services/templates.ts";

type File = "GET /api/templates/{kind}/file";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/templates/{kind}/file": reading<
    typeof templateReads,
    Response,
    Params<File>,
    Query<File>
  >(templateReads, async (answers, { user, params, query, request }) => {
    const file = await templateFile(answers, {
      accountId: user.accountId,
      kind: params.kind,
      as: query.as,
      origin: publicOrigin(request.headers),
    });
    return attachment(request, file, file.body);
  }),
});

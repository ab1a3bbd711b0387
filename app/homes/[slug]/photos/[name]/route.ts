import { publicOrigin } from "#http/origin.ts";
import { answerPicture } from "#http/picture.ts";
import { publicRoutes } from "#http/public-route.ts";
import { notFound } from "#lib/errors.ts";
import { findHome } from "#services/public-homes.ts";

// A named file never changes. Shared caches must not store it, since the home can be withdrawn.
const KEPT_BY_BROWSERS = "private, max-age=31536000, immutable";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /homes/{slug}/photos/{name}": async ({ request, params: { slug, name } }) => {
    const home = await findHome(slug, publicOrigin(request.headers));
    const file = home.kind === "shown" ? home.files.get(name) : undefined;
    if (!file) throw notFound();
    const answer = await answerPicture(file, request);
    answer.headers.set("Cache-Control", KEPT_BY_BROWSERS);
    return answer;
  },
});

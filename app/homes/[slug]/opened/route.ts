import { z } from "zod";
import { findAskedHome } from "#app/homes/asked-home.ts";
import { readForm } from "#http/body.ts";
import { publicRoutes } from "#http/public-route.ts";
import { recordPhotoOpenings } from "#http/page-views.ts";
import { MAX_PHOTOS } from "#lib/fields/photos.ts";
import { parseInput } from "#lib/validation.ts";

const openedPhotos = z.object({ photo: z.array(z.uuid()).max(MAX_PHOTOS) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "POST /homes/{slug}/opened": async ({ request, params }) => {
    const home = await findAskedHome(request, params.slug);
    if (home instanceof Response) return home;
    const form = await readForm(request);
    const { photo } = parseInput(openedPhotos, { photo: form.getAll("photo") });
    const { listing } = home;
    const shown = new Set(
      listing.photos.flatMap(({ id, alteration }) => [id, alteration?.unaltered.id]),
    );
    recordPhotoOpenings(
      request,
      listing,
      photo.filter((id) => shown.has(id)),
    );
    return new Response(null, { status: 204 });
  },
});

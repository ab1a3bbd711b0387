import { ListingCard } from "#components/listing-page/card.tsx";
import { publicOrigin } from "#http/origin.ts";
import { publicRoutes } from "#http/public-route.ts";
import { notFound } from "#lib/errors.ts";
import { cardOf, findHome } from "#services/public-homes.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /homes/{slug}/card.jpg": async ({ request, params: { slug } }) => {
    const home = await findHome(slug, publicOrigin(request.headers));
    if (home.kind !== "shown") throw notFound();
    const card = await cardOf(home, (cover) => (
      <ListingCard listing={home.listing} cover={cover} />
    ));
    return new Response(card, {
      headers: { "Content-Type": "image/jpeg", "Content-Length": String(card.length) },
    });
  },
});

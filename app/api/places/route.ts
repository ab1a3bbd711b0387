import { routes } from "#http/route.ts";
import { findPlace } from "#services/places.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/places": ({ query }) => findPlace(query),
});

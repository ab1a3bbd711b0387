import { notFoundRoutes } from "#http/route.ts";

// Every address under /api that no other file has.
export const { GET, POST, PUT, PATCH, DELETE } = notFoundRoutes();

import { notFoundRoutes } from "#http/route.ts";

// Catches every path under /api that has no route of its own.
export const { GET, POST, PUT, PATCH, DELETE } = notFoundRoutes();

import { notFound, route } from "#lib/api/route.ts";

// Every address under /api that no other file has.
const nothing = route({ public: true }, async () => {
  throw notFound();
});

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };

import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { methods, route } from "#lib/api/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ public: true }, async () => {
    await database().execute(sql`select 1`);
    return { status: "ok" };
  }),
});

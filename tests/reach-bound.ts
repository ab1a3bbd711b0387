import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { attempts } from "#db/schema/index.ts";
import { BOUNDS } from "#services/limits.ts";

/** Uses up a rate limit for the key of the last attempt. */
export async function reachBound(kind: keyof typeof BOUNDS): Promise<void> {
  const [last] = await database().select().from(attempts).where(eq(attempts.kind, kind));
  if (!last) throw new Error(`Nothing was counted for ${kind}`);
  const { key, attemptedAt } = last;
  const rows = Array.from({ length: BOUNDS[kind].limit }, () => ({ kind, key, attemptedAt }));
  await database().insert(attempts).values(rows);
}

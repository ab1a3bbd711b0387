import type { Database } from "#db/client.ts";
import { findSessionUser } from "#db/queries/sessions.ts";
import { getSettings } from "#db/queries/settings.ts";
import type { RowPicker } from "./rows.ts";

const SECONDS = 5;

/**
 * Asks on every connection at once who calls and what they have set, as a call of the API does.
 * @returns such calls a second, and the milliseconds of CPU that one costs this process
 */
export async function measureThroughput(db: Database, connections: number, pick: RowPicker) {
  const end = performance.now() + SECONDS * 1000;
  const cpu = process.cpuUsage();
  let calls = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const { id, sessionId } = pick.account();
      await findSessionUser(sessionId, db);
      await getSettings(id, db);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: calls / SECONDS, cpuMs: (user + system) / 1000 / calls };
}

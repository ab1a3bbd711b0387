import type { Database } from "#db/client.ts";
import { ownSettings } from "#db/queries/settings.ts";
import { sessionRead } from "#db/session-read.ts";
import { answerWith } from "./databases.ts";
import type { RowPicker } from "./rows.ts";

const SECONDS = 5;

const readSettings = sessionRead({ settings: ownSettings });

/**
 * Asks on every connection at once who calls and what they have set, as a call of the API does.
 * @returns such calls a second, and the milliseconds of CPU that one costs this process
 */
export async function measureThroughput(db: Database, connections: number, pick: RowPicker) {
  answerWith(db);
  const end = performance.now() + SECONDS * 1000;
  const cpu = process.cpuUsage();
  let calls = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await readSettings(pick.account().sessionId);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: calls / SECONDS, cpuMs: (user + system) / 1000 / calls };
}

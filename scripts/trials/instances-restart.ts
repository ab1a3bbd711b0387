import { setTimeout as sleep } from "node:timers/promises";
import { milliseconds } from "./figures.ts";
import type { Instance } from "./instance.ts";
import { startLoad } from "./load.ts";
import { newSeller, type Person } from "./person.ts";
import { must, promise } from "./promises.ts";

const SELLERS = 16;
const CYCLES = 5;
// nginx tries an instance that has failed again after 2 s.
const BACK_IN_ROTATION_MS = 2_500;

/**
 * Ends and starts each instance in turn, while people read and write through nginx.
 * @param start starts the product again on the port of an instance that has ended
 */
export async function tryRollingRestart(
  origin: string,
  instances: Instance[],
  start: (port: number) => Promise<Instance>,
): Promise<void> {
  await promise("a rolling restart fails no request", async () => {
    const sellers: Person[] = [];
    while (sellers.length < SELLERS) sellers.push(await newSeller(origin));
    const load = startLoad(origin, sellers);
    let restarts = 0;
    try {
      for (let cycle = 0; cycle < CYCLES; cycle += 1) {
        for (const [index, instance] of instances.entries()) {
          const code = await instance.end("SIGTERM");
          must(code === 0, `the exit code was ${code}: ${instance.errors.join(" ")}`);
          const next = await start(instance.port);
          instances[index] = next;
          await next.ready();
          await sleep(BACK_IN_ROTATION_MS);
          restarts += 1;
        }
      }
    } finally {
      await load.stop();
    }
    const { answered, failures, refused, slowestMs } = load.report;
    must(
      failures.length + refused === 0,
      `${failures.length + refused} of ${answered} failed: ${failures.slice(0, 5).join("; ")}`,
    );
    return `${restarts} restarts, ${answered} requests, none failed, the slowest took ${milliseconds(slowestMs)}`;
  });
}

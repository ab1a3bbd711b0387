import { Agent, request } from "node:http";
import { setInterval } from "node:timers/promises";

export type ProbeOrder = {
  paths: readonly string[];
  origin: string;
  cookie: string;
  everyMs: number;
  forMs: number;
};
/** Milliseconds of each answer, by path; a request that failed is in `failed`. */
export type ProbeReport = { times: Record<string, number[]>; failed: string[] };

const agent = new Agent({ keepAlive: true });

function time(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
      response.once("error", reject);
    })
      .once("error", reject)
      .end();
  });
}

async function probe({ paths, origin, cookie, everyMs, forMs }: ProbeOrder): Promise<ProbeReport> {
  const report: ProbeReport = { times: {}, failed: [] };
  const end = performance.now() + forMs;
  const underWay: Promise<unknown>[] = [];
  for await (const _ of setInterval(everyMs)) {
    if (performance.now() > end) break;
    for (const path of paths) {
      const answer = time(origin + path, { cookie }).then(
        (ms) => void (report.times[path] ??= []).push(ms),
        (error: unknown) => void report.failed.push(String(error)),
      );
      underWay.push(answer);
    }
  }
  await Promise.all(underWay);
  return report;
}

/** A process of its own: asks at a fixed rate, whether the answer before has come or not. */
process.on("message", (order: ProbeOrder) => {
  void probe(order).then((report) => process.send?.(report));
});

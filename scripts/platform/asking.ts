import { request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "../trials/promises.ts";

const LONGEST_MS = 30_000;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

/** Asks the front, whose certificate is its own. @param call "GET /api/health" */
export function askFront(
  origin: string,
  call: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer | string } = {},
): Promise<Answer> {
  const [method = "GET", path = "/"] = call.split(" ");
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      origin + path,
      { method, headers, rejectUnauthorized: false, agent: false, timeout: LONGEST_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - started,
          }),
        );
      },
    );
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error(`${call} was not answered`)));
    asked.end(body);
  });
}

/** Waits for what other processes do. @throws Broken after half a minute */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while (!(await isSo())) {
    must(Date.now() < deadline, `there was not: ${what}`);
    await sleep(50);
  }
}

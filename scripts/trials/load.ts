import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Person } from "./person.ts";

/** Answers by status; those that are no success with what was said. */
export type LoadReport = {
  answered: number;
  failures: string[];
  refused: number;
  slowestMs: number;
};

/**
 * Keeps people reading and writing until it is stopped: each, one call after the other, reads who
 * they are, saves numbers, reads the home.
 */
export function startLoad(origin: string, people: readonly Person[], pauseMs = 0) {
  const report: LoadReport = { answered: 0, failures: [], refused: 0, slowestMs: 0 };
  let isOver = false;

  function note(call: string, { status, text, ms }: Answer) {
    report.slowestMs = Math.max(report.slowestMs, ms);
    if (status === 200) report.answered += 1;
    else if (text.includes("ECONNREFUSED")) report.refused += 1;
    else report.failures.push(`${call} ${status} ${text.slice(0, 120)}`);
  }

  async function keepCalling(person: Person) {
    for (let number = 1; !isOver; number += 1) {
      note("GET", await person.send(origin, "GET /api/auth/user"));
      note("POST", await person.saveBasics(origin, number));
      note("GET", await person.send(origin, "GET /api/properties/latest"));
      if (pauseMs > 0) await sleep(pauseMs);
      if (report.refused > 0) await sleep(20);
    }
  }

  const all = people.map(keepCalling);
  return {
    report,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return report;
    },
  };
}

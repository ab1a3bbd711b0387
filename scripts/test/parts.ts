import { type Count, NOTHING, type Result } from "./count.ts";

export type Part = {
  name: string;
  after?: readonly string[];
  /** Parts that must also succeed. Otherwise this one fails without running. */
  needs?: readonly string[];
  run(print: (text: string) => void): Promise<Count>;
};

type Options = {
  lanes: number;
  write: (text: string) => void;
  /** Once aborted, no more parts start. */
  signal?: AbortSignal;
};

/**
 * Runs parts in parallel, each as early as its position and dependencies allow. Prints their output in
 * sequence, without mixing it.
 * @returns one result for each part that ran, in the order of the list
 */
export async function runParts(parts: readonly Part[], options: Options): Promise<Result[]> {
  const results = new Map<string, Result>();
  const running = new Set<Promise<void>>();
  const waiting = [...parts];
  const openSection = oneAfterTheOther(options.write);

  const isReady = ({ after = [], needs = [] }: Part) =>
    [...after, ...needs].every((name) => results.has(name));
  const failed = (name: string) => (results.get(name)?.count.failed ?? 0) > 0;

  async function run(part: Part) {
    const section = openSection();
    const start = performance.now();
    const missing = part.needs?.filter(failed) ?? [];
    section.print(`\n=== ${part.name}\n`);
    if (missing.length > 0) section.print(`Skipped because these failed: ${missing.join(", ")}\n`);
    const count = missing.length > 0 ? { ...NOTHING, failed: 1 } : await part.run(section.print);
    section.close();
    results.set(part.name, { name: part.name, count, seconds: (performance.now() - start) / 1000 });
  }

  for (;;) {
    const next = options.signal?.aborted ? -1 : waiting.findIndex(isReady);
    if (next >= 0 && running.size < options.lanes) {
      const [part] = waiting.splice(next, 1);
      if (!part) continue;
      const promise: Promise<void> = run(part).finally(() => running.delete(promise));
      running.add(promise);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  return parts.flatMap(({ name }) => results.get(name) ?? []);
}

// Buffers a section's output until all earlier sections are closed.
function oneAfterTheOther(write: (text: string) => void) {
  const sections: { text: string; isClosed: boolean }[] = [];

  function flush() {
    for (let first = sections[0]; first; first = sections[0]) {
      if (first.text) write(first.text);
      first.text = "";
      if (!first.isClosed) return;
      sections.shift();
    }
  }

  return () => {
    const section = { text: "", isClosed: false };
    sections.push(section);
    return {
      print: (text: string) => {
        section.text += text;
        flush();
      },
      close: () => {
        section.isClosed = true;
        flush();
      },
    };
  };
}

import "server-only";
import { RecentMap } from "./recent-map.ts";

/**
 * Caches answers for a fixed time from the request. Concurrent callers share one answer, including
 * a failure.
 */
export class SharedAnswers<Value> {
  readonly #asked: RecentMap<string, { at: number; answer: Promise<Value> }>;
  readonly #holdsMs: number;

  constructor(holdsMs: number, most: number) {
    this.#holdsMs = holdsMs;
    this.#asked = new RecentMap(most);
  }

  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const last = this.#asked.get(key);
    if (last && now - last.at < this.#holdsMs) return last.answer;
    const answer = ask();
    this.#asked.set(key, { at: now, answer });
    return answer;
  }
}

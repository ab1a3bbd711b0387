import "server-only";

/**
 * A map that keeps so many entries, and so much in all: for a new one, those go that were not asked
 * for the longest.
 */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; size: number }>();
  readonly #most: number;
  readonly #mostSize: number;
  #size = 0;

  constructor(most: number, mostSize = Infinity) {
    this.#most = most;
    this.#mostSize = mostSize;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value, size = 0): void {
    this.#drop(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= this.#most && this.#size <= this.#mostSize) break;
      this.#drop(oldest);
    }
  }

  #drop(key: Key): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

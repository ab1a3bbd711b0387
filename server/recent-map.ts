import "server-only";

/** A least-recently-used cache, limited by its number of entries and their total size. */
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

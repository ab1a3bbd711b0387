import "server-only";
import { RecentMap } from "./recent-map.ts";

/** Caches the latest version per key. Concurrent requests share one computation. */
export class VersionedCache<Value> {
  readonly #kept: RecentMap<string, { version: string; value: Value }>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #sizeOf: (value: Value) => number;

  constructor(most: number, mostSize = Infinity, sizeOf: (value: Value) => number = () => 0) {
    this.#kept = new RecentMap(most, mostSize);
    this.#sizeOf = sizeOf;
  }

  find(key: string, version: string): Value | undefined {
    const kept = this.#kept.get(key);
    return kept?.version === version ? kept.value : undefined;
  }

  async get(key: string, version: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.find(key, version);
    if (kept !== undefined) return kept;
    const name = JSON.stringify([key, version]);
    const making = this.#making.get(name) ?? this.#make(name, { key, version }, make);
    return making;
  }

  #make(
    name: string,
    { key, version }: { key: string; version: string },
    make: () => Promise<Value>,
  ): Promise<Value> {
    const making = make()
      .then((value) => {
        this.#kept.set(key, { version, value }, this.#sizeOf(value));
        return value;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }
}

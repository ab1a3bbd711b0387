import type { ServerResponse } from "node:http";

// Of the crowd, so many are answered in one turn of the event loop while nobody else waits.
const MOST_A_TURN = 4;
// While somebody else waits, one in so many milliseconds.
const PAUSE_MS = 4;
// Whoever waits longer than this, waits for something else.
const SHORT_MS = 250;

/**
 * Lets those who look at a public page through a few at a time, so that whoever works in the product
 * doesn't wait behind them all. Neither side is kept waiting for good.
 */
export class CrowdGate {
  readonly #crowd = new Set<() => void>();
  readonly #others = new Set<ServerResponse>();
  #lastArrivalAt = 0;
  #lastPassedAt = 0;
  #isTurning = false;

  /** Somebody before whom the crowd steps back until they have their answer. */
  arrive(response: ServerResponse): void {
    this.#others.add(response);
    this.#lastArrivalAt = performance.now();
    response.once("close", () => {
      this.#others.delete(response);
    });
  }

  /** One of the crowd: answered when it is their turn, unless they have gone by then. */
  line(response: ServerResponse, answer: () => void): void {
    this.#crowd.add(answer);
    response.once("close", () => this.#crowd.delete(answer));
    this.#turnSoon();
  }

  #turnSoon(): void {
    if (this.#isTurning || this.#crowd.size === 0) return;
    this.#isTurning = true;
    if (this.#isSomebodyWaiting()) setTimeout(() => this.#turn(), 1);
    else setImmediate(() => this.#turn());
  }

  #isSomebodyWaiting(): boolean {
    return this.#others.size > 0 && performance.now() - this.#lastArrivalAt < SHORT_MS;
  }

  #turn(): void {
    this.#isTurning = false;
    let most = MOST_A_TURN;
    if (this.#isSomebodyWaiting()) {
      most = performance.now() - this.#lastPassedAt < PAUSE_MS ? 0 : 1;
    }
    for (const answer of this.#crowd) {
      if (most-- <= 0) break;
      this.#crowd.delete(answer);
      this.#lastPassedAt = performance.now();
      answer();
    }
    this.#turnSoon();
  }
}

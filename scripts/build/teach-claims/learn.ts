/** Logistic regression by stochastic gradient descent (AdaGrad, Duchi and others, 2011). */

export type Signs = ReadonlyMap<string, number>;

/** One of its parts makes a claim where `isClaim`; none does otherwise. */
export interface Example {
  parts: readonly Signs[];
  isClaim: boolean;
  /** How much it counts. */
  weight: number;
  /** A term, a number or a place of it is a claim by itself; one of its words is strange. */
  isFound: boolean;
  isStrange: boolean;
}

interface Options {
  rounds: number;
  rate: number;
  /** How much large weights are held back. */
  decay: number;
}

// The same order in every run.
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const sumOf = (weights: ReadonlyMap<string, number>, signs: Signs) => {
  let sum = 0;
  for (const [sign, amount] of signs) sum += (weights.get(sign) ?? 0) * amount;
  return sum;
};

/** The weight of each sign; of an example that claims, the part that speaks most for it is learned. */
export function learn(
  examples: readonly Pick<Example, "parts" | "isClaim" | "weight">[],
  { rounds, rate, decay }: Options,
): Map<string, number> {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const random = seeded(11);
  const order = examples.map((_, index) => index);
  const step = (signs: Signs, isClaim: boolean, weight: number) => {
    const likely = 1 / (1 + Math.exp(-sumOf(weights, signs)));
    const error = (likely - Number(isClaim)) * weight;
    for (const [sign, amount] of signs) {
      const before = weights.get(sign) ?? 0;
      const slope = error * amount + decay * before;
      const square = (squares.get(sign) ?? 1e-6) + slope * slope;
      squares.set(sign, square);
      weights.set(sign, before - (rate * slope) / Math.sqrt(square));
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { parts, isClaim, weight } = example;
      if (!isClaim) for (const part of parts) step(part, false, weight);
      else {
        const most = parts.reduce((best, part) =>
          sumOf(weights, part) > sumOf(weights, best) ? part : best,
        );
        step(most, true, weight);
      }
    }
  }
  return weights;
}

export { sumOf };

/** Weights as a lesson writes them: signs between bars, amounts in hundredths between spaces. */
export interface CompiledWeights {
  signs: string;
  amounts: string;
}

/** A sign that was seen, with how much it speaks for what was learned. */
export interface WeighedSign {
  sign: string;
  weight: number;
}

export const sumOf = (weighed: readonly WeighedSign[]): number =>
  weighed.reduce((sum, { weight }) => sum + weight, 0);

// Signs that are read in one step, in a few milliseconds of a slow phone.
const STEP = 1_000;

/** How much each sign speaks for what was learned, as a logarithm of odds; read when first asked for. */
export class LearnedWeights {
  private readonly known = new Map<string, number>();
  private readonly steps: Generator<void>;
  private isReady = false;

  constructor(compiled: CompiledWeights) {
    this.steps = this.read(compiled);
  }

  /** The weight of a sign; 0 where it is not known. */
  of(sign: string): number {
    if (!this.isReady) for (const step of this.getReady()) void step;
    return this.known.get(sign) ?? 0;
  }

  /** Reads the weights in short steps, so that no first question waits for all of them. */
  *getReady(): Generator<void> {
    while (!this.steps.next().done) yield;
    this.isReady = true;
  }

  private *read({ signs, amounts }: CompiledWeights): Generator<void> {
    let [sign, amount] = [0, 0];
    while (sign < signs.length) {
      const signEnd = endOf(signs, "|", sign);
      const amountEnd = endOf(amounts, " ", amount);
      this.known.set(signs.slice(sign, signEnd), Number(amounts.slice(amount, amountEnd)) / 100);
      [sign, amount] = [signEnd + 1, amountEnd + 1];
      if (this.known.size % STEP === 0) yield;
    }
  }
}

function endOf(list: string, mark: string, from: number): number {
  const end = list.indexOf(mark, from);
  return end < 0 ? list.length : end;
}

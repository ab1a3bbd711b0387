/** Weights as a lesson writes them: signs between bars, amounts in hundredths between spaces. */
export interface CompiledWeights {
  signs: string;
  amounts: string;
}

/** How much each sign speaks for what was learned, as a logarithm of odds. */
export function readWeights({ signs, amounts }: CompiledWeights): ReadonlyMap<string, number> {
  const values = amounts.split(" ");
  return new Map(signs.split("|").map((sign, index) => [sign, Number(values[index]) / 100]));
}

// Upper quantiles of the normal distribution for intervals that contain 68% and 80%.
const NORMAL = { 68: 0.994_457_883, 80: 1.281_551_566 } as const;

/**
 * Returns how many standard deviations to either side contain a percentage of Student's t
 * distribution. Cornish–Fisher expansion, accurate to a thousandth from five degrees of freedom on.
 */
export function studentT(percent: keyof typeof NORMAL, degrees: number): number {
  const z = NORMAL[percent];
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}

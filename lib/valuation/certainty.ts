interface Range {
  value: number;
  low: number;
  high: number;
  confidence: number;
}

/** The sentence beside an estimate from which sales are left out. */
export const EXCLUDING_NEVER_ADDS = "Excluding sales never raises confidence or narrows the range.";

/**
 * Returns an estimate from chosen sales with no more confidence and no narrower range, in percent,
 * than the estimate from all sales. Otherwise, leaving out unusual sales would look like agreement.
 */
export function limitCertainty<Estimate extends Range>(estimate: Estimate, all: Range): Estimate {
  const { value, low, high, confidence } = estimate;
  return {
    ...estimate,
    low: Math.min(low, value * (all.low / all.value)),
    high: Math.max(high, value * (all.high / all.value)),
    confidence: Math.min(confidence, all.confidence),
  };
}

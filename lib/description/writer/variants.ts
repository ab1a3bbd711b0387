/** The number of texts that the writer keeps apart for one home, tone and length. */
export const VARIANTS = 12;

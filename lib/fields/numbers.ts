// Messages about numbers, for schemas and for forms that check without one.
export const MUST_BE_NUMBER = "Must be a number";
export const MUST_BE_WHOLE_DOLLARS = "Must be whole dollars";
export const CANNOT_BE_NEGATIVE = "Can't be negative";
export const atLeast = (least: number) => `Must be at least ${least.toLocaleString("en-US")}`;
export const atMost = (most: number) => `Must be at most ${most.toLocaleString("en-US")}`;

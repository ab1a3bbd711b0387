// Limits responses so that large cities stay fast.
export const CONTRACTORS_PER_TYPE = 200;

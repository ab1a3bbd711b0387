// Most businesses of one type that an answer holds, so that a big city stays quick.
export const CONTRACTORS_PER_TYPE = 200;

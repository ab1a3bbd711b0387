/**
 * Letters of the languages that are written with Latin letters, for a class of a pattern. Patterns
 * that run as one types name them so: `\p{L}` takes several times as long to compile.
 */
export const LETTERS = "A-Za-z\\u00c0-\\u024f";
export const CAPITALS = "A-Z\\u00c0-\\u00de";

/**
 * Latin letters for a regex character class. Patterns that run while typing use this because
 * `\p{L}` takes several times as long to compile.
 */
export const LETTERS = "A-Za-z\\u00c0-\\u024f";
export const CAPITALS = "A-Z\\u00c0-\\u00de";

export const EQUAL_HOUSING = "Equal Housing Opportunity";

/** The house with an equal sign: an SVG path, filled by the even-odd rule, and its size. */
export const HOUSE = {
  width: 48,
  height: 44,
  path: "M24 1 1 14v8h5v21h36V22h5v-8L24 1Zm0 7.2 12 6.8v22H12V15l12-6.8ZM16.5 18.5h15v5h-15ZM16.5 27h15v5h-15Z",
} as const;

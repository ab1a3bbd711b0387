/** Sales that an account may bring for its home. */
export const MAX_OWN_SALES = 50;

/** Characters of pasted text that are read at once. */
export const MAX_PASTED = 50_000;

/** Lines of pasted text that are read, and characters that each may have. Others are skipped. */
export const PASTED_LINES = { most: 1000, characters: 500 } as const;

/** Living areas, in square feet, of homes that can be compared. */
export const COMPARABLE_AREAS = { least: 100, most: 50_000 } as const;

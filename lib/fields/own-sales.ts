/** Per account. */
export const MAX_OWN_SALES = 50;

/** In characters. */
export const MAX_PASTED = 50_000;

/** Lines over these limits are skipped. */
export const PASTED_LINES = { most: 1000, characters: 500 } as const;

/** Living area in square feet. */
export const COMPARABLE_AREAS = { least: 100, most: 50_000 } as const;

export const OWN_SALES = "Sales you added";
export const ADD_A_SALE = "Add a sale";
export const LAST_SALE = "Your home's last sale";

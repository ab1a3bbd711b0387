/** Says how many risks an offer has: "1 risk", "4 risks". */
export const countRisks = (risks: number): string => `${risks} ${risks === 1 ? "risk" : "risks"}`;

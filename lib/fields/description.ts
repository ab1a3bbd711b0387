/** In UTF-16 units, like the counter on screen. */
export const MAX_DESCRIPTION = 5000;

export const TONES = ["plain", "warm", "polished"] as const;
export type Tone = (typeof TONES)[number];

/** About 450, 900 and 1,500 characters. */
export const LENGTHS = ["short", "standard", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** The hard limit of a text in characters, well above the requested length. */
export const MAX_OF_LENGTH: Record<Length, number> = { short: 750, standard: 1500, long: 2500 };

import type { UnseenHome } from "../unseen/homes.ts";

/** A home and sentences about it, one a line: "+" before a true one, "-" before an invented one. */
export type TaughtHome = readonly [home: UnseenHome, lines: string];

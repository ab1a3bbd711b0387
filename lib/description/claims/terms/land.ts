import type { TermRow } from "../claim.ts";

/** Utilities, rights and permits of a lot. */
export const LAND: readonly TermRow[] = [
  {
    phrases: `
      power pole[s],
      (power|electricity|electric|utilities|fiber|water|gas|sewer|cable) [and *] [is|
        are] (on site|(on|at|to|near|along|available at) [the] (lot line|street|road|
        property line|lot)), lot line
    `,
  },
  {
    phrases: `
      survey[ed], perc[olation] test[ed|s], percs, zon(ed|ing), hunting, fishing,
      road frontage, paved road, easement[s], mineral rights, spring fed,
      (bus|train|streetcar|trolley|ferry|shuttle|subway)[es] [line] (stops|stop (at|in|out|outside|across|right|by)|runs|run|comes|leaves|pull[s] up) *, timber, subdivid(e|ed|able),
      permit[s] [in hand], plans [are] approved
    `,
  },
];

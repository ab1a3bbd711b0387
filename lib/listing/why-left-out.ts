// A module of its own, which screens load on demand with only what it needs of the description.
export { whyLeftOut } from "#lib/description/index.ts";

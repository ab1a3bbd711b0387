// For the layout of every page, which stands on another floor than the variables.
export { finishesPages } from "#server/env.ts";

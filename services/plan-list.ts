import "server-only";

export { listPlans } from "#db/queries/plans.ts";

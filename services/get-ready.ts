import "server-only";

export { listContractorsNear, listContractorTypes } from "#db/queries/contractors.ts";
export { listStepCompletions, saveStepCompletion } from "#db/queries/steps.ts";

import "server-only";

export {
  contractorsNearMember,
  contractorsNearOwner,
  everyContractorType,
} from "#db/queries/contractors.ts";
export {
  saveStepCompletion,
  saveStepCosts,
  stepCostsOfAccount,
  stepsOfAccount,
} from "#db/queries/steps.ts";

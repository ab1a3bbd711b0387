import "server-only";

export {
  addressOfAccount,
  correctBasics,
  propertyOfAccount,
  saveBasics,
  saveProperty,
} from "#db/queries/properties.ts";

import "server-only";

export {
  correctBasics,
  getLatestProperty,
  getProperty,
  saveBasics,
  saveProperty,
} from "#db/queries/properties.ts";

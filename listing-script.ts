import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What the page of a home holds in itself. */
export const LISTING_PAGE = "components/listing-page";

/** By which the policy of a home's page allows its one script: "sha256-…". */
export function hashListingScript(): string {
  const script = readFileSync(path.join(import.meta.dirname, LISTING_PAGE, "listing-page.js"));
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What the page of a home holds in itself. */
export const LISTING_PAGE = "components/listing-page";

/** What the sign-in sheet of an open house holds in itself. */
export const SIGN_IN_SHEET = `${LISTING_PAGE}/sign-in-sheet`;

function hashScript(file: string): string {
  const script = readFileSync(path.join(import.meta.dirname, "../..", file));
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

/** By which the policy of a home's page allows its one script: "sha256-…". */
export const hashListingScript = (): string => hashScript(`${LISTING_PAGE}/listing-page.js`);

/** The same of the sign-in sheet. */
export const hashSheetScript = (): string => hashScript(`${SIGN_IN_SHEET}/sheet.js`);

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What the page of a home holds in itself. */
export const LISTING_PAGE = "components/listing-page";

/** What the sign-in sheet of an open house holds in itself. */
export const SIGN_IN_SHEET = `${LISTING_PAGE}/sign-in-sheet`;

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "../..", file));

function hashScript(file: string): string {
  return `sha256-${createHash("sha256").update(read(file)).digest("base64")}`;
}

/** By which the policy of a home's page allows its one script: "sha256-…". */
export const hashListingScript = (): string => hashScript(`${LISTING_PAGE}/listing-page.js`);

/** The same of the sign-in sheet. */
export const hashSheetScript = (): string => hashScript(`${SIGN_IN_SHEET}/sheet.js`);

/** A hash of the stylesheets of the pages for buyers: 12 hexadecimal digits. */
export function hashPageStyles(): string {
  const hash = createHash("sha256");
  for (const name of ["tokens.css", "listing.css"]) hash.update(read(`public/pages/${name}`));
  return hash.digest("hex").slice(0, 12);
}

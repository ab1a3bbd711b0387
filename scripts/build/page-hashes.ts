import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

export const LISTING_PAGE = "components/listing-page";

export const SIGN_IN_SHEET = `${LISTING_PAGE}/sign-in-sheet`;

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "../..", file));

function hashScript(file: string): string {
  return `sha256-${createHash("sha256").update(read(file)).digest("base64")}`;
}

/** Returns the CSP source that allows the listing page's script: "sha256-…". */
export const hashListingScript = (): string => hashScript(`${LISTING_PAGE}/listing-page.js`);

/** Returns the CSP source that allows the sign-in sheet's script. */
export const hashSheetScript = (): string => hashScript(`${SIGN_IN_SHEET}/sheet.js`);

/** Returns a hash of the public pages' stylesheets: 12 hexadecimal digits. */
export function hashPageStyles(): string {
  const hash = createHash("sha256");
  for (const name of ["tokens.css", "listing.css"]) hash.update(read(`public/pages/${name}`));
  return hash.digest("hex").slice(0, 12);
}

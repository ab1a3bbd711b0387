import type { LockedPackage } from "./lockfile.ts";

const ASKS_FOR_ITS_NOTICE = "permissive; requires keeping the notice";

/** Allowed licenses by SPDX id, each with the reason. */
export const ALLOWED_LICENSES: Readonly<Record<string, string>> = {
  MIT: ASKS_FOR_ITS_NOTICE,
  ISC: ASKS_FOR_ITS_NOTICE,
  "Apache-2.0": `${ASKS_FOR_ITS_NOTICE}; grants patents`,
  "BSD-2-Clause": ASKS_FOR_ITS_NOTICE,
  "BSD-3-Clause": ASKS_FOR_ITS_NOTICE,
  "BlueOak-1.0.0": ASKS_FOR_ITS_NOTICE,
  "Python-2.0": ASKS_FOR_ITS_NOTICE,
  "PSF-2.0": ASKS_FOR_ITS_NOTICE,
  Zlib: ASKS_FOR_ITS_NOTICE,
  "Unicode-3.0": ASKS_FOR_ITS_NOTICE,
  "0BSD": "no conditions",
  "MIT-0": "no conditions",
  "CC0-1.0": "no conditions",
  Unlicense: "no conditions",
  WTFPL: "no conditions",
  "CC BY-SA 4.0": "a word list for the spelling check, never shipped",
  "OFL-1.1": "fonts, served as subsets along with their license",
  "CC-BY-4.0": "browser data, used only by builds; the package names its authors",
  "MPL-2.0": "changes to its files must be published, and we don't change any",
  "LGPL-3.0-or-later": "libvips, loaded by sharp as a separate library",
  "LGPL-3.0": "libheif, loaded as a separate library by the thread that decodes HEIC",
};

/** Licenses read from the packages' own files, because npm can't find them. */
const LICENSES_READ: Readonly<Record<string, string>> = {
  "busboy 1.6.0": "MIT",
  "humanize-number 0.0.2": "MIT",
  "only 0.0.2": "MIT",
  "png-js 2.0.0": "MIT",
  "streamsearch 1.1.0": "MIT",
};

/** The package's own license field, or the one read from its files. */
export const licenseOf = ({ name, version, license }: LockedPackage) =>
  license ?? LICENSES_READ[`${name} ${version}`];

// "(AFL-2.1 OR BSD-3-Clause)" needs one allowed license; "Apache-2.0 AND MIT" needs both.
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((license) => Object.hasOwn(ALLOWED_LICENSES, license)),
    );
}

/** Returns the packages whose license is unknown or not allowed. */
export function findForbidden(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter((one) => {
    const license = licenseOf(one);
    return !license || !isAllowed(license);
  });
}

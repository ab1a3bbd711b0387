import type { LockedPackage } from "./lockfile.ts";

const ASKS_FOR_ITS_NOTICE = "permissive; requires keeping the notice";

/** Licenses that a package may have, by their SPDX names, each with why. */
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

/** Packages that tell their license where npm does not look for it: as it was read in their own files. */
const LICENSES_READ: Readonly<Record<string, string>> = {
  "busboy 1.6.0": "MIT",
  "humanize-number 0.0.2": "MIT",
  "only 0.0.2": "MIT",
  "png-js 2.0.0": "MIT",
  "streamsearch 1.1.0": "MIT",
};

/** What a package says itself, else what was read in its files. */
export const licenseOf = ({ name, version, license }: LockedPackage) =>
  license ?? LICENSES_READ[`${name} ${version}`];

// "(AFL-2.1 OR BSD-3-Clause)": one of them is enough; "Apache-2.0 AND MIT": each holds.
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((license) => Object.hasOwn(ALLOWED_LICENSES, license)),
    );
}

/** The packages whose license is not on the list, or is not told. */
export function findForbidden(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter((one) => {
    const license = licenseOf(one);
    return !license || !isAllowed(license);
  });
}

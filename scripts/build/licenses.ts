import { writeFileSync } from "node:fs";
import { readArguments } from "../arguments.ts";
import { label, LICENSE_LIST, namesByLicense, writeLicenseList } from "./license-list.ts";
import { findForbidden, licenseOf } from "./license-policy.ts";
import { lockedPackages } from "./lockfile.ts";
import { runScript, StartError } from "../start-error.ts";

const USAGE = "Usage: node --import ./scripts/node.mjs scripts/build/licenses.ts [--write]";

// `npm run generate -- licenses` writes THIRD_PARTY_LICENSES.txt. Without --write this prints every package
// with its license. Both fail for a license that isn't allowed.
await runScript(async () => {
  const { values } = readArguments({ write: { type: "boolean" } }, USAGE);
  const packages = lockedPackages();
  if (values.write) {
    writeFileSync(LICENSE_LIST, writeLicenseList(packages));
  } else {
    for (const [license, names] of namesByLicense(packages)) {
      console.log(`${license} (${names.length})\n  ${names.join("\n  ")}`);
    }
  }
  const forbidden = findForbidden(packages);
  if (forbidden.length > 0) {
    const named = forbidden.map(
      (found) => `${label(found)} (${licenseOf(found) ?? "no license given"})`,
    );
    throw new StartError(
      `scripts/build/license-policy.ts doesn't allow the license of ${named.join(", ")}. Review it, then add it there with a reason, or remove the package.`,
    );
  }
});

import { findForbidden } from "./license-policy.ts";
import { type LockedPackage, lockedPackages } from "./lockfile.ts";
import { runScript, StartError } from "./start-error.ts";

const UNTOLD = "no license told";

function byLicense(packages: readonly LockedPackage[]): [string, LockedPackage[]][] {
  const groups = Map.groupBy(packages, ({ license }) => license ?? UNTOLD);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

const label = ({ name, version }: LockedPackage) => `${name} ${version}`;

// `npm run licenses`: every package with its license, and a failure for one that is not allowed.
await runScript(async () => {
  const packages = lockedPackages();
  for (const [license, group] of byLicense(packages)) {
    const names = [...new Set(group.map(label))].sort();
    console.log(`${license} (${names.length})\n  ${names.join("\n  ")}`);
  }
  const forbidden = findForbidden(packages);
  if (forbidden.length > 0) {
    const named = forbidden.map((found) => `${label(found)} (${found.license ?? UNTOLD})`);
    throw new StartError(
      `The license of ${named.join(", ")} is not on the list of scripts/license-policy.ts: look at it, then add it there with the reason, or take the package out.`,
    );
  }
});

import path from "node:path";
import { licenseOf } from "./license-policy.ts";
import type { LockedPackage } from "./lockfile.ts";
import { ROOT } from "../root.ts";

export const LICENSE_LIST = path.join(ROOT, "THIRD_PARTY_LICENSES.md");

const UNTOLD = "no license told";

/** "next 16.4.6" */
export const label = ({ name, version }: LockedPackage) => `${name} ${version}`;

/** Names of packages by their license, the most frequent one first. */
export function namesByLicense(packages: readonly LockedPackage[]): [string, string[]][] {
  const groups = Map.groupBy(packages, (one) => licenseOf(one) ?? UNTOLD);
  return [...groups]
    .map(([license, group]): [string, string[]] => [
      license,
      [...new Set(group.map(label))].toSorted(),
    ])
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
}

/** What THIRD_PARTY_LICENSES.md says. */
export function writeLicenseList(packages: readonly LockedPackage[]): string {
  const chapters = namesByLicense(packages).map(
    ([license, names]) => `## ${license}\n\n\`\`\`text\n${names.join("\n")}\n\`\`\`\n`,
  );
  return `# Licenses of the packages of others

Every package of package-lock.json under its license, those for development and for other machines too; each brings the text of its license with it. Written by \`npm run generate -- licenses\`; \`scripts/build/license-policy.ts\` says which licenses are allowed, and why.

${chapters.join("\n")}`;
}

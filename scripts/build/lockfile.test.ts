import { expect, test } from "vitest";
import { ALLOWED_LICENSES, findForbidden } from "./license-policy.ts";
import { allowedScripts, type LockedPackage, lockedPackages } from "./lockfile.ts";

const packages = lockedPackages();
const namesOf = (found: readonly LockedPackage[]) => [...new Set(found.map(({ name }) => name))];

/**
 * Builds for other platforms that the registry behind the lockfile didn't offer, so npm recorded no hash.
 * docs/decisions/0036-dependencies.md describes how to get one.
 */
const WITHOUT_HASH =
  /^@next\/swc-|^@node-rs\/bcrypt-|^@tailwindcss\/oxide-|^@unrs\/resolver-binding-/;

test("every package is locked by a sha512 hash", () => {
  const without = packages.filter(({ integrity }) => !integrity?.startsWith("sha512-"));
  expect(namesOf(without).filter((name) => !WITHOUT_HASH.test(name))).toEqual([]);
  for (const { name, optional, cpu } of without) {
    expect([name, optional, cpu]).toEqual([name, true, [expect.any(String)]]);
  }
});

test("every package comes from the npm registry", () => {
  for (const { name, version, resolved, link } of packages) {
    expect([name, link]).toEqual([name, undefined]);
    expect([name, resolved ?? ""]).toEqual([
      name,
      expect.stringMatching(/^$|^https:\/\/registry\.npmjs\.org\//),
    ]);
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+[\w.+-]*$/)]);
  }
});

test("package.json lists exactly the packages that have install scripts", () => {
  const scripted = namesOf(packages.filter(({ hasInstallScript }) => hasInstallScript));
  expect(scripted.sort()).toEqual(Object.keys(allowedScripts()).sort());
});

test("every license is allowed, and every allowed license is used", () => {
  expect(findForbidden(packages)).toEqual([]);
  const used = packages.map(({ license }) => license).join(" ");
  expect(Object.keys(ALLOWED_LICENSES).filter((license) => !used.includes(license))).toEqual([]);
});

test.each([
  ["MIT", true],
  ["(AFL-2.1 OR BSD-3-Clause)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
  ["GPL-3.0-only", false],
  ["MIT AND AGPL-3.0-only", false],
  ["(GPL-2.0-only OR SSPL-1.0)", false],
  ["SEE LICENSE IN LICENSE", false],
  ["toString", false],
  [undefined, false],
])("a package under %s is allowed: %s", (license, allowed) => {
  const found = { name: "x", version: "1.0.0", ...(license && { license }) };
  expect(findForbidden([found])).toEqual(allowed ? [] : [found]);
});

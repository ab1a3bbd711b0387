import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../root.ts";

/** A package in package-lock.json (lockfile version 3). */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  /** npm leaves it out for packages from the registry. */
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
}

const readJson = (file: string) =>
  JSON.parse(readFileSync(path.join(ROOT, file), "utf8")) as Record<string, object>;

/** Every package in package-lock.json except the application itself. */
export function lockedPackages(): LockedPackage[] {
  const entries = Object.entries(readJson("package-lock.json").packages ?? {});
  return entries
    .filter(([place]) => place !== "")
    .map(([place, found]) => ({ name: place.split("node_modules/").at(-1) ?? place, ...found }));
}

/** Whether each package's install script can run, from package.json. */
export function allowedScripts(): Record<string, boolean> {
  return readJson("package.json").allowScripts as Record<string, boolean>;
}

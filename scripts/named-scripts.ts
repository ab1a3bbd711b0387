import { spawnSync } from "node:child_process";
import { NODE_FLAGS, ROOT } from "./root.ts";
import { StartError } from "./start-error.ts";

/** By its name, the scripts of a command, each with the arguments that it always gets. */
export type NamedScripts = Readonly<Record<string, readonly (readonly string[])[]>>;

/**
 * Runs the scripts of a name one after the other, the last with the other arguments, until one fails.
 * @param command the npm script, for the sentence that lists the names
 * @throws StartError for a name that there is not
 */
export function runNamed(command: string, all: NamedScripts, [name = "", ...args]: string[]): void {
  const scripts = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!scripts) {
    throw new StartError(
      `Usage: npm run ${command} -- NAME, where NAME is one of ${Object.keys(all).join(", ")}.`,
    );
  }
  for (const [index, script] of scripts.entries()) {
    const given = index === scripts.length - 1 ? args : [];
    const { status } = spawnSync(process.execPath, [...NODE_FLAGS, ...script, ...given], {
      cwd: ROOT,
      stdio: "inherit",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}

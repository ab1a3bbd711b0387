import { spawnSync } from "node:child_process";
import { NODE_FLAGS, ROOT } from "./root.ts";
import { StartError } from "./start-error.ts";

/** The scripts of a command by name, each with its fixed arguments. */
export type NamedScripts = Readonly<Record<string, readonly (readonly string[])[]>>;

/**
 * Runs a name's scripts in order until one fails. The last gets the remaining arguments.
 * @param command the npm script, for the message that lists the names
 * @throws StartError for an unknown name
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

import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { StartError } from "./start-error.ts";

/**
 * Returns the options and positional arguments of a command.
 * @throws StartError with the usage, for an unknown option
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { StartError } from "./start-error.ts";

/**
 * The options and the other arguments of a command.
 * @throws StartError with the usage, for an option that there is not
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

import type { ParseArgsOptionsConfig } from "node:util";
import type { connect } from "#db/client.ts";
import { StartError } from "../../start-error.ts";

export interface Given {
  values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  positionals: readonly string[];
  isDryRun: boolean;
  /** A connection without a statement timeout. */
  connection: ReturnType<typeof connect> & { url: string };
}

export interface Command {
  summary: string;
  /** The arguments in the usage, such as "EMAIL PLAN|none". */
  usage: string;
  details?: string;
  options?: ParseArgsOptionsConfig;
  /** Whether it changes data and so takes --dry-run. */
  changes: boolean;
  /** Whether some of it can't be undone. It then takes --yes and calls `requireYes`. */
  takesYes?: boolean;
  /** @throws UsageError for wrong arguments; StartError or AppError, with a message, if refused */
  run: (given: Given) => Promise<void>;
}

/** Wrong arguments: the command prints its usage and exits with 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Returns the positional arguments.
 * @throws UsageError unless there are as many as `names`
 */
export function takeArguments<const Names extends readonly string[]>(
  { positionals }: Pick<Given, "positionals">,
  ...names: Names
): { [Index in keyof Names]: string } {
  const missing = names[positionals.length];
  if (missing) throw new UsageError(`${missing} is missing.`);
  const extra = positionals[names.length];
  if (extra !== undefined) throw new UsageError(`Unexpected argument “${extra}”.`);
  return positionals as unknown as { [Index in keyof Names]: string };
}

/**
 * Returns the text of an option.
 * @throws UsageError if it's missing, empty or too long
 */
export function takeText({ values }: Pick<Given, "values">, name: string): string {
  const value = values[name];
  const text = typeof value === "string" ? value.trim() : "";
  if (!text) throw new UsageError(`--${name} is missing.`);
  if (text.length > 500) throw new UsageError(`--${name} must be at most 500 characters long.`);
  return text;
}

/**
 * Call before anything that can't be undone.
 * @throws StartError without --yes or --dry-run
 */
export function requireYes({ values, isDryRun }: Given): void {
  if (isDryRun || values.yes === true) return;
  throw new StartError(
    "This can't be undone. Use --dry-run to see what would happen, or --yes to do it.",
  );
}

/** Formats a count as "1 session" or "2 sessions". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

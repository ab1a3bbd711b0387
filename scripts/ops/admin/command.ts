import type { ParseArgsOptionsConfig } from "node:util";
import type { connect } from "#db/client.ts";
import { StartError } from "../../start-error.ts";

/** What a command was given. */
export interface Given {
  values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  positionals: readonly string[];
  /** It is to say what would happen, and to change nothing. */
  isDryRun: boolean;
  /** A connection without a time limit for a statement. */
  connection: ReturnType<typeof connect> & { url: string };
}

/** One of the commands of `npm run admin`. */
export interface Command {
  /** What it is for, in a line. */
  summary: string;
  /** Its arguments, as the usage shows them: "EMAIL PLAN|none". */
  usage: string;
  /** More about it, under the usage. */
  details?: string;
  options?: ParseArgsOptionsConfig;
  /** It changes something, so it takes --dry-run. */
  changes: boolean;
  /** Some of it can't be undone: it takes --yes, and asks for it by `requireYes`. */
  takesYes?: boolean;
  /** @throws UsageError for arguments that it doesn't take; StartError, AppError: refused, with a sentence */
  run: (given: Given) => Promise<void>;
}

/** The arguments are wrong: the command exits with 2, and shows its usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** @throws UsageError unless there are as many other arguments as named */
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

/** The text of an option. @throws UsageError where it is missing, empty or too long */
export function takeText({ values }: Pick<Given, "values">, name: string): string {
  const value = values[name];
  const text = typeof value === "string" ? value.trim() : "";
  if (!text) throw new UsageError(`--${name} is missing.`);
  if (text.length > 500) throw new UsageError(`--${name} must be at most 500 characters long.`);
  return text;
}

/** Goes before what can't be undone. @throws StartError unless it is wanted for sure, or only tried out */
export function requireYes({ values, isDryRun }: Given): void {
  if (isDryRun || values.yes === true) return;
  throw new StartError(
    "This can't be undone. Use --dry-run to see what would happen, or --yes to do it.",
  );
}

/** "1 session", "2 sessions". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

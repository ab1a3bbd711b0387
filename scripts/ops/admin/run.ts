import { userInfo } from "node:os";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { ImportError } from "#lib/import/import-error.ts";
import { AppError } from "#lib/errors.ts";
import { EnvError } from "#server/env.ts";
import { logError } from "#server/log.ts";
import { recordAction } from "#services/operators.ts";
import { StartError } from "../../start-error.ts";
import { type Command, type Given, UsageError } from "./command.ts";
import { COMMANDS } from "./commands.ts";

const COMMON = {
  help: { type: "boolean", default: false },
  operator: { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

/** A parsed command line: a command with its arguments, or a help text to print. */
export type Asked =
  | { help: string }
  | {
      name: string;
      command: Command;
      operator: string;
      /** The arguments as typed, without the operator's name. */
      typed: string[];
      given: Omit<Given, "connection">;
    };

// A container's user may only have a number.
function thisUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

function helpOfAll(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return [
    "Usage: npm run admin -- COMMAND … [--operator NAME]",
    "",
    ...lines,
    `  ${"check-backup".padEnd(width)}  restore a backup into a temporary database to check it`,
    `  ${"preview".padEnd(width)}  create, drop and list preview databases`,
    "",
    "Run npm run admin -- COMMAND --help for more about a command. Commands that change something accept",
    "--dry-run, which shows what would happen. Commands that can't be undone need --yes. Each run is logged",
    "with the name of who ran it: --operator NAME, or else the user of this machine.",
  ].join("\n");
}

function helpOf(name: string, { summary, usage, details, changes, takesYes }: Command): string {
  const options = [
    ...(changes ? ["  --dry-run        show what would happen without changing anything"] : []),
    ...(takesYes ? ["  --yes            confirm: this can't be undone"] : []),
    "  --operator NAME  who runs it, for the log (default: the user of this machine)",
  ];
  return [
    `Usage: npm run admin -- ${[name, usage].filter(Boolean).join(" ")}`,
    "",
    summary,
    ...(details ? ["", details] : []),
    "",
    ...options,
  ].join("\n");
}

function findCommand(words: readonly string[]): { name: string; command: Command } | null {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command && words.length >= length) return { name, command };
  }
  return null;
}

function parse(args: string[], { options, changes, takesYes }: Command) {
  const flag = { type: "boolean", default: false } as const;
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...options,
      ...COMMON,
      ...(changes && { "dry-run": flag }),
      ...(takesYes && { yes: flag }),
    },
  });
}

/**
 * Parses a command line.
 * @throws UsageError with the usage, for an unknown command or wrong arguments
 */
export function readCommand(args: readonly string[]): Asked {
  if (args.length === 0) throw new UsageError(helpOfAll());
  if (args[0] === "--help" || args[0] === "help") return { help: helpOfAll() };
  const found = findCommand(args);
  if (!found) throw new UsageError(`Unknown command “${args[0]}”.\n\n${helpOfAll()}`);
  const { name, command } = found;
  const usage = helpOf(name, command);
  const typed = args.slice(name.split(" ").length);
  try {
    const { values, positionals } = parse(typed, command);
    if (values.help) return { help: usage };
    const { operator = thisUser() } = values as { operator?: string };
    const given = {
      values,
      positionals,
      isDryRun: (values as Given["values"])["dry-run"] === true,
    };
    return { name, command, operator, typed: withoutOperator(typed), given };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

function withoutOperator(typed: readonly string[]): string[] {
  const at = typed.indexOf("--operator");
  const kept = at < 0 ? typed : typed.toSpliced(at, 2);
  return kept.filter((word) => !word.startsWith("--operator="));
}

const isRefusal = (error: unknown): error is Error =>
  [StartError, EnvError, ImportError, UsageError].some((kind) => error instanceof kind) ||
  (error instanceof AppError && error.code !== "internal");

/**
 * Runs a parsed command and records it in the log of operator commands.
 * @returns the exit code: 0, 1 if it was refused or failed, 2 for wrong arguments. Prints the reason.
 */
export async function runCommand(
  { name, command, operator, typed, given }: Exclude<Asked, { help: string }>,
  connection: Given["connection"],
): Promise<0 | 1 | 2> {
  const action = { operator, command: name, arguments: typed, isDryRun: given.isDryRun };
  try {
    await recordAction(action, isRefusal, () => command.run({ ...given, connection }));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${helpOf(name, command)}`);
      return 2;
    }
    if (isRefusal(error)) console.error(error.message);
    else logError("admin command failed", error, { command: name });
    return 1;
  }
}

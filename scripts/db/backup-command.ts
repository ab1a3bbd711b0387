import { AppError, codeOf } from "#lib/errors.ts";
import { ArchiveError } from "#server/backup/archive.ts";
import { NewFileError } from "#server/backup/new-file.ts";
import { BackupError } from "#services/backup/format.ts";
import { readArguments } from "../arguments.ts";
import { runScript, StartError } from "../start-error.ts";

const KNOWN = [BackupError, ArchiveError, NewFileError, AppError];
const UNREADABLE = ["ENOENT", "ENOTDIR", "EACCES", "EISDIR"];

interface Command {
  usage: string;
  /** Names of the command's boolean options. */
  flags?: readonly string[];
  run: (file: string, flags: ReadonlySet<string>, signal: AbortSignal) => Promise<string>;
}

/** Runs a command on one file and prints its result. A signal aborts it and leaves no partial file. */
export function runBackupCommand({ usage, flags = [], run }: Command): Promise<void> {
  const end = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () =>
      end.abort(new StartError(`Stopped by ${name}. No partial files were left behind.`)),
    );
  }
  return runScript(async () => {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" } as const]));
    const { values, positionals } = readArguments(options, usage);
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new StartError(usage);
    try {
      console.log(await run(file, new Set(Object.keys(values)), end.signal));
    } catch (error) {
      explain(file, end.signal.aborted ? end.signal.reason : error);
    }
  });
}

function explain(file: string, error: unknown): never {
  if (error instanceof Error) {
    if (KNOWN.some((kind) => error instanceof kind)) {
      throw new StartError(error.message, { cause: error });
    }
    if (UNREADABLE.includes(codeOf(error) ?? "") && "path" in error && error.path === file) {
      throw new StartError(
        `${file} can't be read. Check that it exists and that you have permission to read it.`,
      );
    }
  }
  throw error;
}

/** Formats a count as "1 job" or "12,000 rows". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** Describes what a backup contains, for the last line of a command. */
export const contentOf = (found: {
  rows: number;
  tables: number;
  jobs: number;
  files: number;
}): string =>
  `${counted(found.rows, "row")} in ${counted(found.tables, "table")}, ${counted(found.jobs, "job")} and ${counted(found.files, "file")} (photos and documents)`;

import { restoreBackup } from "#services/backup/restore.ts";
import { contentOf, counted, runBackupCommand } from "./backup-command.ts";
import { withDataPlace } from "./script-database.ts";

const OTHER_SECRET = "other-secret";

const heldJobs = (jobs: number) =>
  jobs === 0
    ? ""
    : `\n${counted(jobs, "job")} had not been done when the backup was made, mails above all. They may have been done since, so they wait; npm run admin -- jobs retry runs them.`;

// `npm run db:restore -- FILE`: fills an empty database, and its store of files, from a backup.
await runBackupCommand({
  usage: `Usage: npm run db:restore -- FILE [--${OTHER_SECRET}]

  --${OTHER_SECRET}   take a backup that was made with another AUTH_SECRET: those who use two-step
                   verification can't log in then`,
  flags: [OTHER_SECRET],
  run: (file, flags, signal) =>
    withDataPlace({ exclusive: true }, async (place) => {
      const report = await restoreBackup(file, {
        ...place,
        takesOtherSecret: flags.has(OTHER_SECRET),
        signal,
      });
      return `Restored ${contentOf(report)}, as they stood at ${report.madeAt}.${heldJobs(report.jobs)}`;
    }),
});

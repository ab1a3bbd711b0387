import { restoreBackup } from "#services/backup/restore.ts";
import { contentOf, counted, runBackupCommand } from "./backup-command.ts";
import { withDataPlace } from "./script-database.ts";

const OTHER_SECRET = "other-secret";

const heldJobs = (jobs: number) =>
  jobs === 0
    ? ""
    : `\n${counted(jobs, "job")}, mostly emails, hadn't run when the backup was made and may have run since, so nothing is sent for now. To run them, use npm run admin -- jobs retry.`;

// `npm run db:restore -- FILE`: fills an empty database and its file store from a backup.
await runBackupCommand({
  usage: `Usage: npm run db:restore -- FILE [--${OTHER_SECRET}]

  --${OTHER_SECRET}   restore a backup made with another AUTH_SECRET: people who use two-step
                   verification won't be able to log in`,
  flags: [OTHER_SECRET],
  run: (file, flags, signal) =>
    withDataPlace({ exclusive: true }, async (place) => {
      const report = await restoreBackup(file, {
        ...place,
        takesOtherSecret: flags.has(OTHER_SECRET),
        signal,
      });
      return `Restored ${contentOf(report)}, as of ${report.madeAt}.${heldJobs(report.jobs)}`;
    }),
});

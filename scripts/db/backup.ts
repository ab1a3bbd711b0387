import { connect } from "#db/client.ts";
import { writeBackup } from "#services/backup/write.ts";
import { contentOf, counted, runBackupCommand } from "./backup-command.ts";
import { withDataPlace } from "./script-database.ts";

// `npm run db:backup -- FILE`: writes the database and the photos into one file. The application can run.
await runBackupCommand({
  usage: "Usage: npm run db:backup -- FILE",
  run: (file, _flags, signal) =>
    withDataPlace({ exclusive: false }, async ({ url, prepare, store }) => {
      const { client } = connect(url, { max: 2, prepare });
      try {
        const report = await writeBackup(client, store, file, signal);
        for (const name of report.lost) {
          console.error(`The photo file ${name} is missing from the store.`);
        }
        const lost = report.lost.length;
        return `Saved to ${file}: ${contentOf(report)}.${lost > 0 ? ` ${counted(lost, "file")} couldn't be found in the store.` : ""}`;
      } finally {
        await client.end({ timeout: 5 });
      }
    }),
});

import path from "node:path";
import { folderStore } from "#server/file-store/folder-store.ts";
import { restoreBackup } from "#services/backup/restore.ts";
import { contentOf, runBackupCommand } from "./backup-command.ts";
import { ensureScratchSecret, withScratchServer } from "./scratch-database.ts";

// `npm run admin -- check-backup FILE`: restores a backup into a temporary database server.
await runBackupCommand({
  usage: "Usage: npm run admin -- check-backup FILE",
  run: async (file, _flags, signal) => {
    ensureScratchSecret();
    const report = await withScratchServer({}, ({ url, folder }) =>
      restoreBackup(file, {
        url,
        store: folderStore(path.join(folder, "files")),
        takesOtherSecret: true,
        signal,
      }),
    );
    return `${file} can be restored: ${contentOf(report)}, as of ${report.madeAt}.`;
  },
});

import { runApplication } from "./application.ts";
import { runScript } from "./start-error.ts";

// `npm run dev`: serves the sources, and reloads what changes.
await runScript(() => runApplication({ dev: true }));
process.exit(0);

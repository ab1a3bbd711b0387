import { runDevelopment } from "./application.ts";
import { runScript } from "../start-error.ts";

// `npm run dev`: serves the sources and reloads changes.
await runScript(runDevelopment);
process.exit(0);

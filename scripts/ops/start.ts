import { runApplication } from "./application.ts";
import { runScript } from "../start-error.ts";

// `npm start`: serves a production build, which it makes first if needed.
await runScript(runApplication);
process.exit(0);

import { runApplication } from "./application.ts";
import { runScript } from "../start-error.ts";

// `npm start`: serves a production build, which it makes first where need be.
await runScript(runApplication);
process.exit(0);

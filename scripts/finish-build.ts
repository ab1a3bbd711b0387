import { finishPrerendered } from "./prerendered.ts";
import { ROOT } from "./root.ts";
import { runScript } from "./start-error.ts";

// The end of `npm run build`.
await runScript(async () => finishPrerendered(ROOT));

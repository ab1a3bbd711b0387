import { ROOT } from "./root.ts";
import { putScriptHashes } from "./script-hashes.ts";
import { runScript } from "./start-error.ts";

// The end of `npm run build`.
await runScript(async () => putScriptHashes(ROOT));

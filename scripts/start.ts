import { setFlagsFromString } from "node:v8";
import { runApplication } from "./application.ts";
import { runScript } from "./start-error.ts";

// V8 compiles a function for good after 3,000 calls, which a server of few requests takes long to reach,
// and reaches for one path after the other. Earlier, a path is fast sooner (docs/performance.md).
setFlagsFromString("--invocation-count-for-turbofan=1000");

// `npm start`: serves a production build, which it makes first where need be.
await runScript(() => runApplication({ dev: false }));
process.exit(0);

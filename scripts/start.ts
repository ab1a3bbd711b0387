import { setFlagsFromString } from "node:v8";
import { runApplication } from "./application.ts";
import { runScript } from "./start-error.ts";

// V8 compiles a function for good after 3,000 calls, which a server of few requests takes long to reach,
// and reaches for one path after the other. Earlier, a path is fast sooner (docs/performance.md).
setFlagsFromString("--invocation-count-for-turbofan=1000");

// What V8 writes for `value[key]` in a `for…in` remembers nothing of the objects on its fast way. Once it has
// met a few on its slow way (one with numbers for keys, an array), the compiled function expects these, is
// thrown away at the next one, and is compiled again: without end (docs/performance.md).
if (Number.parseInt(process.versions.node) >= 24) {
  setFlagsFromString("--no-enable-enumerated-keyed-access-bytecode");
}

// `npm start`: serves a production build, which it makes first where need be.
await runScript(() => runApplication({ dev: false }));
process.exit(0);

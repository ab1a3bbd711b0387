import { runNamed } from "../named-scripts.ts";
import { runScript } from "../start-error.ts";

const NAMES = [
  ...[
    "checks",
    "description",
    "drafts",
    "hostile-text",
    "last-sale",
    "photo-memory",
    "valuation",
    "valuation-speed",
  ],
];

// `npm run bench -- NAME`. Without one of these names, main.ts runs with all arguments.
await runScript(async () => {
  const args = process.argv.slice(2);
  const name = NAMES.find((one) => one === args[0]) ?? "main";
  const rest = name === "main" ? args : args.slice(1);
  runNamed("bench", { [name]: [[`scripts/bench/${name}.ts`]] }, [name, ...rest]);
});

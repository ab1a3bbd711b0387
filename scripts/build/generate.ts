import { type NamedScripts, runNamed } from "../named-scripts.ts";
import { runScript } from "../start-error.ts";

const GENERATORS: NamedScripts = {
  phrases: [["scripts/build/compile-phrases.ts"]],
  people: [["scripts/build/compile-people.ts"]],
  "claim-weights": [
    ["scripts/build/teach-claims/words.ts"],
    ["scripts/build/teach-claims/weights.ts"],
  ],
  "measure-claims": [["scripts/build/teach-claims/measure.ts"]],
  "people-weights": [["scripts/build/teach-people/teach.ts"]],
  "measure-people": [["scripts/build/teach-people/measure.ts"]],
  fonts: [["scripts/build/fonts/subset-fonts.ts"]],
  icons: [["scripts/build/draw-icons.ts"]],
  licenses: [["scripts/build/licenses.ts", "--write"]],
  "place-names": [["scripts/build/make-place-names.ts"]],
  emails: [["scripts/ops/emails.ts"]],
  templates: [["scripts/ops/templates.ts"]],
};

// `npm run generate -- NAME`: generates files that are committed, or drawings to look at.
await runScript(async () => runNamed("generate", GENERATORS, process.argv.slice(2)));

import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import typescript from "typescript";

const COMPILER = {
  jsx: typescript.JsxEmit.ReactJSX,
  module: typescript.ModuleKind.ESNext,
  target: typescript.ScriptTarget.ESNext,
};

/** Lets this process import .tsx files, which Node doesn't read. */
export function loadTsx(): void {
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith(".tsx")) return nextLoad(url, context);
      const source = readFileSync(fileURLToPath(url), "utf8");
      const { outputText } = typescript.transpileModule(source, { compilerOptions: COMPILER });
      return { format: "module", source: outputText, shortCircuit: true };
    },
  });
}

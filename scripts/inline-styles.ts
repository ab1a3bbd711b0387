import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PRERENDERED_SCREENS } from "#lib/routes.ts";
import { StartError } from "./start-error.ts";

const STYLESHEET = /<link rel="stylesheet" href="\/_next\/([^"]+)"[^>]*>/g;

// Files that a stylesheet names lie beside its own folder.
const readStyles = (root: string, file: string) =>
  readFileSync(path.join(root, ".next", file), "utf8").replaceAll("url(../", "url(/_next/static/");

/**
 * Puts the styles of the prerendered pages into their HTML, so that a first visit is painted without
 * asking once more. React loads the stylesheet itself afterwards, for the screens to come.
 * @throws StartError where a page names none
 */
export function inlineStyles(root: string): void {
  for (const screen of PRERENDERED_SCREENS) {
    const file = path.join(root, `.next/server/app${screen}.html`);
    const html = readFileSync(file, "utf8");
    const inlined = html.replace(
      STYLESHEET,
      (_, name: string) => `<style>${readStyles(root, name)}</style>`,
    );
    if (inlined === html) throw new StartError(`No stylesheet was found in ${screen}`);
    writeFileSync(file, inlined);
  }
}

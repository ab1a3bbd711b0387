import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PRERENDERED_SCREENS } from "#lib/routes.ts";
import { ADDRESS_OF_STYLES, STYLES_OF_THE_BUILD } from "#lib/styles-of-the-build.ts";
import { lateScriptsIn } from "./late-scripts.ts";
import { StartError } from "./start-error.ts";
import { partsOfStyles } from "./styles-parts.ts";
import { type BuiltStyles, lateLink, stylesFileOf, usedStyles } from "./used-styles.ts";

// Which stylesheets a page links to, in what Next's server knows of the page.
const LINKED = /\{"path":"(static\/[^"]+\.css)","inlined":false\},?/g;
const LINK = /<link rel="stylesheet"[^>]*>/g;

function filesWith(folder: string, pattern: string, text: string): string[] {
  const files = globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file));
  const found = files.filter((file) => readFileSync(file, "utf8").includes(text));
  if (found.length === 0) throw new StartError(`The build has no ${text} in ${pattern}`);
  return found;
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, "utf8")));
}

/** Takes the links away. @returns the stylesheet that they led to */
function unlink(server: string): string {
  const linked = new Set<string>();
  for (const file of filesWith(server, "app/**/*_client-reference-manifest.js", ".css")) {
    change(file, (manifest) =>
      manifest.replace(LINKED, (_, stylesheet: string) => {
        linked.add(stylesheet);
        return "";
      }),
    );
  }
  const [stylesheet, another] = linked;
  if (!stylesheet || another)
    throw new StartError(`The build has ${linked.size} stylesheets, not one`);
  return stylesheet;
}

// Files that a stylesheet names lie beside its own folder.
const readStyles = (root: string, stylesheet: string) =>
  readFileSync(path.join(root, ".next", stylesheet), "utf8").replaceAll(
    "url(../",
    "url(/_next/static/",
  );

/** A prerendered page with the styles that it can use, and a link that brings all of them later. */
const withStyles = (html: string, { address, parts }: BuiltStyles) =>
  lateScriptsIn(html)
    .replace(LINK, "")
    .replace(STYLES_OF_THE_BUILD, () => usedStyles(parts, html))
    .replace("</head>", () => `${lateLink(address)}</head>`);

/**
 * Puts the styles into the HTML of every page, in place of a link, so that a first visit is painted
 * without asking once more.
 * @throws StartError where the build has no place for them
 */
export function inlineStyles(root: string): void {
  const server = path.join(root, ".next/server");
  const stylesheet = unlink(server);
  const address = `/_next/${stylesheet}`;
  const styles = readStyles(root, stylesheet);
  if (/`|\$\{/.test(styles)) {
    throw new StartError("The stylesheet can't stand in a script");
  }
  const asText = JSON.stringify(styles).slice(1, -1);
  for (const file of filesWith(server, "chunks/ssr/*.js", STYLES_OF_THE_BUILD)) {
    change(file, (script) => script.replaceAll(STYLES_OF_THE_BUILD, () => asText));
  }
  for (const file of filesWith(server, "chunks/ssr/*.js", ADDRESS_OF_STYLES)) {
    change(file, (script) => script.replaceAll(ADDRESS_OF_STYLES, address));
  }
  const built: BuiltStyles = { address, parts: partsOfStyles(styles) };
  writeFileSync(stylesFileOf(root), JSON.stringify(built));
  for (const screen of PRERENDERED_SCREENS) {
    const [file = ""] = filesWith(server, `app${screen}.html`, STYLES_OF_THE_BUILD);
    change(file, (html) => withStyles(html, built));
  }
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PRERENDERED_SCREENS } from "#lib/routes.ts";
import { SCRIPT_HASHES } from "#lib/security-headers.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { StartError } from "./start-error.ts";

// Where Next keeps the headers of next.config.ts.
const manifestOf = (root: string) => path.join(root, ".next/routes-manifest.json");

/** Whether the policy of a build's prerendered pages lets their inline scripts run. */
export function hasScriptHashes(root: string): boolean {
  const manifest = manifestOf(root);
  return existsSync(manifest) && !readFileSync(manifest, "utf8").includes(SCRIPT_HASHES);
}

// What Next makes of itself; no path leads there.
const OF_NEXT = ["/_not-found", "/_global-error"];

/** A page that is some person's must never be made by the build, for all. */
function checkPrerendered(root: string): void {
  const manifest = readFileSync(path.join(root, ".next/prerender-manifest.json"), "utf8");
  const { routes } = JSON.parse(manifest) as { routes: Record<string, unknown> };
  const known: readonly string[] = [...PRERENDERED_SCREENS, ...OF_NEXT];
  const others = Object.keys(routes).filter((route) => !known.includes(route));
  if (others.length === 0) return;
  throw new StartError(`The build has prerendered what is no sign-in screen: ${others.join(", ")}`);
}

function hashScreen(root: string, screen: string): string[] {
  const html = readFileSync(path.join(root, `.next/server/app${screen}.html`), "utf8");
  const hashes = hashInlineScripts(html);
  if (hashes.length === 0) throw new StartError(`No inline script was found in ${screen}`);
  return hashes;
}

/**
 * Puts the hashes of the inline scripts into the policy of the pages that a build has prerendered.
 * Without it those scripts don't run.
 * @throws StartError where that can't be done
 */
export function putScriptHashes(root: string): void {
  if (process.env.NEXT_ADAPTER_PATH) {
    throw new StartError(
      "NEXT_ADAPTER_PATH is set: what an adapter takes from the build lacks the hashes of the inline scripts",
    );
  }
  checkPrerendered(root);
  const hashes = PRERENDERED_SCREENS.flatMap((screen) => hashScreen(root, screen));
  const manifest = readFileSync(manifestOf(root), "utf8");
  if (!manifest.includes(SCRIPT_HASHES)) {
    throw new StartError("The build's headers have no place for the hashes of the inline scripts");
  }
  const sources = [...new Set(hashes)].join(" ");
  writeFileSync(manifestOf(root), manifest.replaceAll(SCRIPT_HASHES, sources));
}

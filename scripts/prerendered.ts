import { hintCompilation } from "./compile-hints.ts";
import { compressStatic } from "./compress-static.ts";
import { inlineStyles } from "./inline-styles.ts";
import { putScriptHashes } from "./script-hashes.ts";

/**
 * The last step of a build, for the pages that it has prerendered and the files that browsers load.
 * @throws StartError
 */
export function finishPrerendered(root: string): void {
  inlineStyles(root);
  hintCompilation(root);
  compressStatic(root);
  // Last: with the hashes a build counts as whole.
  putScriptHashes(root);
}

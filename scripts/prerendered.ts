import { inlineStyles } from "./inline-styles.ts";
import { putScriptHashes } from "./script-hashes.ts";

/**
 * The last step of a build, for the pages that it has prerendered.
 * @throws StartError
 */
export function finishPrerendered(root: string): void {
  inlineStyles(root);
  // Last: with the hashes a build counts as whole.
  putScriptHashes(root);
}

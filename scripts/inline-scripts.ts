import { createHash } from "node:crypto";

/** Scripts that stand in the HTML itself. Next writes them, so their text is all that matters here. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** The sources of `script-src` that let the inline scripts of a page run, and no others. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

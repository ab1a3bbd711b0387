import { LATE_TYPE } from "#lib/late-scripts.ts";
import { applyEdits, type Edit } from "./page-edits.ts";

const BEGIN = '<script src="/_next/static/';
const LATE_BEGIN = BEGIN.replace("<script", `<script type="${LATE_TYPE}"`);

// The script of the head names the type that it looks for. What React makes in the browser alone, a page
// whose HTML the server couldn't make, has no such script.
const hasLoader = (html: string) => html.includes(LATE_TYPE);

/**
 * What lets the built scripts of a page wait until it is seen (lib/late-scripts.ts), where it has what
 * loads them then.
 */
export function lateScriptEdits(html: string): Edit[] {
  const edits: Edit[] = [];
  if (!hasLoader(html)) return edits;
  for (let at = html.indexOf(BEGIN); at >= 0; at = html.indexOf(BEGIN, at + BEGIN.length)) {
    edits.push({ from: at, to: at + BEGIN.length, text: LATE_BEGIN });
  }
  return edits;
}

export const lateScriptsIn = (html: string): string => applyEdits(html, lateScriptEdits(html));

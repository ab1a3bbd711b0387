import { LATE_TYPE } from "#lib/late-scripts.ts";

const BEGIN = '<script src="/_next/static/';
const LATE_BEGIN = BEGIN.replace("<script", `<script type="${LATE_TYPE}"`);

// The script of the head names the type that it looks for. What React makes in the browser alone, a page
// whose HTML the server couldn't make, has no such script.
const hasLoader = (html: string) => html.includes(LATE_TYPE);

/** HTML whose own scripts wait until it is seen (lib/late-scripts.ts), where it has what loads them then. */
export const lateScriptsIn = (html: string): string =>
  hasLoader(html) ? html.replaceAll(BEGIN, LATE_BEGIN) : html;

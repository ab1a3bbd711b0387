import type { RequestListener, ServerResponse } from "node:http";
import { LATE_TYPE } from "#lib/late-scripts.ts";

const BEGIN = '<script src="/_next/static/';
const LATE_BEGIN = BEGIN.replace("<script", `<script type="${LATE_TYPE}"`);

// The script of the head names the type that it looks for. What React makes in the browser alone, a page
// whose HTML the server couldn't make, has no such script.
const hasLoader = (html: Buffer | string) => html.includes(LATE_TYPE);

/** HTML whose own scripts wait until it is seen (lib/late-scripts.ts), where it has what loads them then. */
export const lateScriptsIn = (html: string): string =>
  hasLoader(html) ? html.replaceAll(BEGIN, LATE_BEGIN) : html;

const isPage = (response: ServerResponse) =>
  String(response.getHeader("Content-Type")).startsWith("text/html") &&
  !response.hasHeader("Content-Length");

/**
 * Lets the scripts of the pages that `answer` makes wait until they are seen. A tag that two pieces of
 * the answer share is left as it is: that script comes at once.
 */
export const withLateScripts =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
    let isLoaded = false;
    // As bytes, and only where there is one: most pieces have none.
    const late = (chunk: unknown) => {
      if (!(chunk instanceof Uint8Array) || !isPage(response)) return chunk;
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      isLoaded ||= hasLoader(bytes);
      return isLoaded && bytes.includes(BEGIN)
        ? Buffer.from(bytes.toString("latin1").replaceAll(BEGIN, LATE_BEGIN), "latin1")
        : chunk;
    };
    response.write = ((chunk: unknown, ...rest: unknown[]) =>
      write(late(chunk), ...rest)) as typeof response.write;
    return answer(request, response);
  };

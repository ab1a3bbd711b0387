import type { RequestListener } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { BUILT_SCRIPT_POLICY } from "#lib/security-headers.ts";

const ADDRESS = "/_next/static";
// Their names change with what is in them.
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Answers with the files of a build in the form that the build has compressed (scripts/compress-static.ts),
 * and leaves all else to `answer`. Next would compress each anew for every visit, and less well.
 */
export function withStaticFiles(root: string, answer: RequestListener): RequestListener {
  const send = sirv(path.join(root, ".next/static"), {
    brotli: true,
    gzip: true,
    extensions: [],
    immutable: true,
    maxAge: YEAR_SECONDS,
    setHeaders: (response) => response.setHeader("Content-Security-Policy", BUILT_SCRIPT_POLICY),
  });
  return (request, response) => {
    const { url = "" } = request;
    if (!url.startsWith(`${ADDRESS}/`)) return answer(request, response);
    request.url = url.slice(ADDRESS.length);
    send(request, response, () => {
      request.url = url;
      answer(request, response);
    });
  };
}

import type { RequestListener, ServerResponse } from "node:http";
import { applyEditsToBytes, type Edit } from "./page-edits.ts";

const isPage = (response: ServerResponse) =>
  String(response.getHeader("Content-Type")).startsWith("text/html") &&
  !response.hasHeader("Content-Length");

function bytesOf(chunk: unknown): Buffer | null {
  if (typeof chunk === "string") return Buffer.from(chunk);
  if (!(chunk instanceof Uint8Array)) return null;
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

const isCallback = (one: unknown): one is () => void => typeof one === "function";

/**
 * Lets `editsOf` change the HTML of each page that `answer` makes. The page is sent when it is whole: no
 * browser paints it before (app/layout.tsx). What has told its length is made already, and left alone, and
 * so is what a call answers.
 * @param editsOf gets the page byte by byte, each as one character (Node's "latin1"), and gives its edits
 * so: UTF-8 is neither read nor written for them, and the page is copied once
 */
export const withFinishedPages =
  (editsOf: (html: string) => readonly Edit[], answer: RequestListener): RequestListener =>
  (request, response) => {
    // Of a response with methods of its own Node's and Next's code runs slower, for every request since.
    if (request.url?.startsWith("/api/")) return answer(request, response);
    const write = response.write.bind(response) as (...all: unknown[]) => boolean;
    const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
    const pieces: Buffer[] = [];
    const isKept = (chunk: unknown) => {
      const bytes = isPage(response) ? bytesOf(chunk) : null;
      if (bytes) pieces.push(bytes);
      return bytes !== null;
    };
    response.write = ((chunk: unknown, ...rest: unknown[]) => {
      if (!isKept(chunk)) return write(chunk, ...rest);
      rest.find(isCallback)?.();
      return true;
    }) as typeof response.write;
    response.end = ((...all: unknown[]) => {
      if (pieces.length === 0) return end(...all);
      isKept(all[0]);
      const page = Buffer.concat(pieces);
      return end(applyEditsToBytes(page, editsOf(page.toString("latin1"))), all.find(isCallback));
    }) as typeof response.end;
    // Next asks for it just before the first piece: they go out with that, by one call of the system less.
    response.flushHeaders = () => undefined;
    return answer(request, response);
  };

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactElement } from "react";

const END = "</body></html>";

/** A whole document: no React in the browser takes it over. The face of its headings comes last. */
export async function renderPage(page: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const html = renderToStaticMarkup(page);
  const { face } = await pageFiles();
  return `<!doctype html>${html.slice(0, html.lastIndexOf(END))}<style>${face}</style>${END}`;
}

/** A page that no search engine keeps. */
export async function answerDocument(
  page: ReactElement,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return new Response(await renderPage(page), {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex", ...headers },
  });
}

export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path } });

export interface PageFiles {
  styles: string;
  /** The styles that bring the face of the headings, with the face in them. */
  face: string;
  /** What the pages of showings have besides. */
  visitStyles: string;
  script: string;
  /** The source by which a page's policy allows the script: `'sha256-…'`. */
  scriptSource: string;
}

/** Of the headings; their styles name it. */
const FACE = "fraunces.woff2";

let files: Promise<PageFiles> | undefined;

/** What every public page holds in itself; read once. */
export const pageFiles = (): Promise<PageFiles> => (files ??= readFiles());

async function readFiles(): Promise<PageFiles> {
  const read = (name: string, encoding: BufferEncoding = "utf8") =>
    readFile(path.join(process.cwd(), "components/listing-page", name), encoding);
  const [tokens, styles, faceStyles, visitStyles, script, font] = await Promise.all([
    readFile(path.join(process.cwd(), "app/tokens.css"), "utf8"),
    read("listing-page.css"),
    read("face.css"),
    read("visit/visit.css"),
    read("listing-page.js"),
    read(FACE, "base64"),
  ]);
  const face = faceStyles.replace(FACE, `data:font/woff2;base64,${font}`);
  const hash = createHash("sha256").update(script).digest("base64");
  return { styles: tokens + styles, face, visitStyles, script, scriptSource: `'sha256-${hash}'` };
}

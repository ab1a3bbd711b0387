import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactElement } from "react";

/** A whole document: no React in the browser takes it over. */
export async function renderPage(page: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>${renderToStaticMarkup(page)}`;
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

let script: Promise<string> | undefined;

/** The script of a home's page, which the page has in it; read once. */
export const pageScript = (): Promise<string> =>
  (script ??= readFile(
    path.join(process.cwd(), "components/listing-page/listing-page.js"),
    "utf8",
  ));

let styles: Promise<string> | undefined;

/** The stylesheets of the pages for buyers, for a page that has to look right without a connection; read once. */
export const inlineStyles = (): Promise<string> => (styles ??= readStyles());

async function readStyles(): Promise<string> {
  // The folder is written out: what a build can't tell, it takes for any file of the repository.
  const read = (name: string) => readFile(path.join(process.cwd(), "public/pages", name), "utf8");
  return (await Promise.all([read("tokens.css"), read("listing.css")])).join("");
}

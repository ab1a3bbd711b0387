import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactElement } from "react";

/** Renders a complete HTML document that React does not hydrate. */
export async function renderPage(page: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Returns a page that search engines don't index. */
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

/** Returns the listing page's inline script, read once. */
export const pageScript = (): Promise<string> =>
  (script ??= readFile(
    path.join(process.cwd(), "components/listing-page/listing-page.js"),
    "utf8",
  ));

let styles: Promise<string> | undefined;

/** Returns the CSS of the public pages for a page that must work offline, read once. */
export const inlineStyles = (): Promise<string> => (styles ??= readStyles());

async function readStyles(): Promise<string> {
  // Keep the folder literal: with a computed path, Next traces the whole repository.
  const read = (name: string) => readFile(path.join(process.cwd(), "public/pages", name), "utf8");
  return (await Promise.all([read("tokens.css"), read("listing.css")])).join("");
}

import type { ReactNode } from "react";
import { BrandLinks } from "#components/ui/brand-links.tsx";
import { IS_PREVIEW_BUILD, PREVIEW_NOTICE } from "#lib/preview.ts";

// Set by next.config.ts: a browser keeps the files for a year, and asks for new ones by another address.
const STYLES_VERSION = process.env.PAGE_STYLES_VERSION ?? "";

const HEADING_FONT = "/pages/fraunces.woff2";
const STYLESHEETS = ["/pages/tokens.css", "/pages/listing.css"];

/**
 * A whole page, with its script in it.
 * @param props.inlineStyles of a page that has to look right without a connection; without them the page
 *   links to the stylesheets of the pages for buyers
 */
export function Document({
  title,
  description,
  isIndexed = false,
  inlineStyles,
  script,
  head,
  children,
}: {
  title: string;
  description?: string;
  isIndexed?: boolean;
  inlineStyles?: string;
  script?: string;
  head?: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      {/* eslint-disable-next-line @next/next/no-head-element -- a document of its own */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {!isIndexed && <meta name="robots" content="noindex" />}
        <BrandLinks />
        {head}
        {inlineStyles ? (
          <style>{inlineStyles}</style>
        ) : (
          <>
            <link rel="preload" as="font" type="font/woff2" href={HEADING_FONT} crossOrigin="" />
            {STYLESHEETS.map((file) => (
              // eslint-disable-next-line @next/next/no-css-tags -- a document of its own
              <link key={file} rel="stylesheet" href={`${file}?v=${STYLES_VERSION}`} />
            ))}
          </>
        )}
      </head>
      <body>
        {IS_PREVIEW_BUILD && (
          <aside className="preview-line" aria-label="Preview deployment">
            {PREVIEW_NOTICE}
          </aside>
        )}
        {children}
        {script && <script>{script}</script>}
      </body>
    </html>
  );
}

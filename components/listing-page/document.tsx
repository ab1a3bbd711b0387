import type { ReactNode } from "react";
import { BrandLinks } from "#components/ui/brand-links.tsx";
import { HEADING_FONT, PAGE_STYLESHEETS } from "#lib/page-files.ts";
import { IS_PREVIEW_BUILD, PREVIEW_NOTICE } from "#lib/preview.ts";

/**
 * Renders a complete HTML page for buyers, with its script inline.
 * @param props.inlineStyles CSS for a page that must work offline; other pages link to the
 * stylesheets
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
      {/* eslint-disable-next-line @next/next/no-head-element -- a complete document */}
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
            {PAGE_STYLESHEETS.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
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

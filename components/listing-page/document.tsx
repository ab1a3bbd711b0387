import type { ReactNode } from "react";
import { BrandLinks } from "#components/ui/brand-links.tsx";
import { IS_PREVIEW_BUILD, PREVIEW_NOTICE } from "#lib/preview.ts";

/** A whole page in one answer: its styles and its script are in it. */
export function Document({
  title,
  description,
  isIndexed = false,
  styles,
  script,
  head,
  children,
}: {
  title: string;
  description?: string;
  isIndexed?: boolean;
  styles: string;
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
        <style>{styles}</style>
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

import type { ReactNode } from "react";

/**
 * Renders a section that opens below its heading. The script opens it at once on a wide window. Search
 * engines and printed pages have its text either way.
 */
export function Fold({
  id,
  title,
  className = "",
  children,
}: {
  /** Of the heading. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`section ${className}`.trimEnd()} aria-labelledby={id}>
      <details className="fold">
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

import type { ReactNode } from "react";
import { Document } from "./document.tsx";
import { PageFrame } from "./page-frame.tsx";

/** Renders a page with one column. @param props.className of the column */
export function NarrowPage({
  title,
  mark,
  className,
  inlineStyles,
  script,
  children,
}: {
  title: string;
  mark?: string;
  className?: string;
  inlineStyles?: string;
  script?: string;
  children: ReactNode;
}) {
  return (
    <Document title={`${title} · Porchlight`} inlineStyles={inlineStyles} script={script}>
      <PageFrame mark={mark}>
        <div className={className ? `narrow ${className}` : "narrow"}>{children}</div>
      </PageFrame>
    </Document>
  );
}

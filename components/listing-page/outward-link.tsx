import type { ReactNode } from "react";

/** Renders a link to another page, or only its text in a preview. */
export function OutwardLink({
  href,
  isPreview,
  className,
  children,
}: {
  href: string | undefined;
  isPreview: boolean;
  className?: string;
  children: ReactNode;
}) {
  if (!isPreview && href) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return <span className={className}>{children}</span>;
}

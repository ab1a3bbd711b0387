import type { ReactNode } from "react";

/** A link that leads away from the page: in a preview it is shown, and leads nowhere. */
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

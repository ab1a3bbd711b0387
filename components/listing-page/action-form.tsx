import type { ReactNode } from "react";

/** A form of a buyer's or seller's page, which works without scripts. `action` is what it does. */
export function ActionForm({
  path,
  action,
  encType,
  children,
}: {
  path: string;
  action: string;
  /** For a form with files. */
  encType?: "multipart/form-data";
  children: ReactNode;
}) {
  return (
    <form method="post" action={path} encType={encType} className="ask-form">
      <input type="hidden" name="action" value={action} readOnly />
      {children}
    </form>
  );
}

import type { ReactNode } from "react";

/** A form of a buyer's or seller's page, which works without scripts. `action` is what it does. */
export function ActionForm({
  path,
  action,
  children,
}: {
  path: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={path} className="ask-form">
      <input type="hidden" name="action" value={action} readOnly />
      {children}
    </form>
  );
}

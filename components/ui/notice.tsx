import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** While there is nothing to say, keep it mounted with null as its children. */
export function Notice({
  children,
  actions = [],
}: {
  children: ReactNode;
  actions?: readonly { label: string; onClick: () => void }[];
}) {
  const isShown = children !== null;
  return (
    // Out of the flow when empty, so that it adds no gap.
    <div role="status" className={isShown ? undefined : "sr-only"}>
      {isShown ? (
        <p className="rounded-lg bg-accent px-4 py-2.5 text-sm leading-6 text-accent-foreground">
          {children}{" "}
          {actions.map(({ label, onClick }) => (
            <Button
              key={label}
              variant="link"
              size="inline"
              onClick={onClick}
              className="mr-3 text-accent-foreground decoration-accent-foreground/40"
            >
              {label}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

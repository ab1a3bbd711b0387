import type { ReactNode } from "react";
import { MAX_DESCRIPTION } from "#lib/fields/description.ts";
import { cn } from "#lib/utils.ts";

export function EditorFooter({
  id,
  message,
  status,
  length,
}: {
  /** The field's id, which `{id}-message` and `{id}-counter` describe. */
  id: string;
  message: string | null;
  status: ReactNode;
  /** In UTF-16 units. */
  length: number;
}) {
  return (
    <div className="mt-2 flex items-start justify-between gap-4 text-sm leading-5">
      <div className="flex-1">
        <p id={`${id}-message`} aria-live="polite" className="font-medium text-destructive">
          {message}
        </p>
        {message === null ? status : null}
      </div>
      <p
        id={`${id}-counter`}
        className={cn(
          "figures text-muted-foreground",
          length > MAX_DESCRIPTION && "font-medium text-destructive",
        )}
      >
        {`${length}/${MAX_DESCRIPTION}`}
      </p>
    </div>
  );
}

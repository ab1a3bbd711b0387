import { Undo2 } from "lucide";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { SummaryRow } from "./summary-row.tsx";

interface Deleted {
  id: string;
  name: string;
  /** The day in words; null if unknown. */
  goneOn: string | null;
  picture?: ReactNode;
}

/**
 * @param props.verb the button's label, such as "Restore"
 * @param props.restoring the id of the item that is being restored
 */
export function DeletedList({
  title,
  note,
  items,
  verb,
  restoring,
  onRestore,
  children,
}: {
  title: string;
  note: string;
  items: readonly Deleted[];
  verb: string;
  restoring: string | null;
  onRestore: (id: string) => void;
  children?: ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <details className="rounded-xl border bg-card px-5 py-2 sm:px-7">
      <SummaryRow className="font-medium">{`${title} (${items.length})`}</SummaryRow>
      <p className="mt-2 text-sm leading-6 text-muted-foreground">{note}</p>
      <ul className="mt-2 divide-y">
        {items.map(({ id, name, goneOn, picture }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 py-3">
            {picture}
            <div className="min-w-0 flex-1 basis-20">
              <p className="leading-6 font-medium wrap-anywhere">{name}</p>
              {goneOn ? (
                <p className="text-sm leading-5 text-muted-foreground">
                  Will be deleted permanently on {goneOn}
                </p>
              ) : null}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`${verb} ${name}`}
              pending={restoring === id}
              onClick={() => onRestore(id)}
            >
              <Icon node={Undo2} />
              {verb}
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}

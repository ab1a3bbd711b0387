"use client";

import { KEEP_MINE, USE_THEIRS } from "#components/forms/labels.ts";
import { ChoiceDialog } from "#components/ui/alert-dialog.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { formatMoment } from "#lib/format.ts";
import { DifferenceList, shownValue, whoChanged } from "./difference-list.tsx";
import type { Difference } from "./merge-values.ts";
import type { ConflictState } from "./use-conflict.ts";

const CHOICES = { theirs: USE_THEIRS, mine: KEEP_MINE };
export type ConflictChoice = keyof typeof CHOICES;

function Also({ label, theirs, other }: Difference) {
  return (
    <li>
      <span className="font-medium text-foreground">{label}</span>
      {`: ${shownValue(theirs)} (was ${shownValue(other)})`}
    </li>
  );
}

/** Shows what somebody saved since this form was opened, and lets the person choose. */
export function ConflictDialog({
  open,
  at,
  by,
  both,
  also,
  onClose,
  onChoose,
  onCloseAutoFocus,
}: ConflictState & {
  onClose: () => void;
  onChoose: (choice: ConflictChoice) => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const zone = useTimeZone();
  return (
    <ChoiceDialog
      open={open}
      title="Changed while you were editing"
      description={
        <div className="flex flex-col gap-3">
          <p>{`${whoChanged(by)} on ${formatMoment(at, zone)}. Your changes aren't saved yet.`}</p>
          {both.length > 0 ? <DifferenceList fields={both} /> : null}
          {also.length > 0 ? (
            <div>
              <p>Also changed. Both choices keep this:</p>
              <ul className="list-disc pl-5">
                {also.map((field) => (
                  <Also key={field.label} {...field} />
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      }
      choices={CHOICES}
      cancelLabel="Keep editing"
      onChoose={(choice) => (choice === null ? onClose() : onChoose(choice))}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}

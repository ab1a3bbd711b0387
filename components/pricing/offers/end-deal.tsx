"use client";

import { useId, useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Label } from "#components/ui/label.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { MAX_CLOSING_NOTE } from "#lib/fields/offers.ts";
import { useAnswerOffer } from "./use-answer-offer.ts";

const FELL_THROUGH = "The deal fell through";

function Reason({
  offerId,
  number,
  onCancel,
}: {
  offerId: string;
  number: number;
  onCancel: () => void;
}) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswerOffer(offerId);
  const end = () =>
    answer.mutate(
      { action: "end", number, status: "accepted", reason },
      { onSettled: () => setAsked(false) },
    );
  return (
    <TitledCard title={FELL_THROUGH} description="The terms and their history stay on record.">
      <div className="flex flex-col gap-3">
        <Label htmlFor={id}>Reason (optional)</Label>
        <Textarea
          id={id}
          rows={3}
          autoFocus
          maxLength={MAX_CLOSING_NOTE}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="text-sm text-muted-foreground">The buyer can read it on their offer page.</p>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => setAsked(true)}>End this deal</Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="End this deal?"
        description="The offer is closed, and we'll email the buyer. You can then accept another offer. You can't undo this. If you have signed a document, it decides what applies."
        confirmLabel="End this deal"
        pending={answer.isPending}
        pendingLabel="Ending..."
        onConfirm={end}
      />
    </TitledCard>
  );
}

/** Records that an accepted offer ended. @param props.number of its last turn */
export function EndDeal({ offerId, number }: { offerId: string; number: number }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (isOpen) return <Reason {...{ offerId, number }} onCancel={() => setOpen(false)} />;
  return (
    <Button
      variant="outline"
      autoFocus={isOpen === false}
      className="sm:self-start"
      onClick={() => setOpen(true)}
    >
      {FELL_THROUGH}
    </Button>
  );
}

"use client";

import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Label } from "#components/ui/label.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { MAX_CLOSING_NOTE } from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { useAnswerOffer } from "./use-answer-offer.ts";

const MESSAGE =
  "Thank you for your offer and your interest in our home. We've accepted another offer, so we're declining yours. We wish you the best in your search.";

/** Declines an open offer with a message that the seller can edit. */
export function DeclineWithMessage({ compared: { offer, name } }: { compared: ComparedOffer }) {
  const [message, setMessage] = useState(MESSAGE);
  const answer = useAnswerOffer(offer.id);
  const id = useId();
  const buyer = offer.negotiation?.contact?.buyerName;
  const { turns = [], status = "received" } = offer.negotiation ?? {};
  return (
    <li>
      <details>
        <SummaryRow>
          <h3 className="font-semibold wrap-anywhere">
            {[name, formatMoney(offer.price), buyer].filter(Boolean).join(" · ")}
          </h3>
        </SummaryRow>
        <div className="flex flex-col gap-3 pt-1 pb-4">
          <Label htmlFor={id}>Message to the buyer of {name}</Label>
          <Textarea
            id={id}
            rows={4}
            maxLength={MAX_CLOSING_NOTE}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <Button
            variant="outline"
            className="sm:self-start"
            aria-label={`Decline and send message to the buyer of ${name}`}
            pending={answer.isPending}
            pendingLabel="Sending..."
            onClick={() =>
              answer.mutate({ action: "decline", number: turns.length, status, message })
            }
          >
            Decline and send message
          </Button>
        </div>
      </details>
    </li>
  );
}

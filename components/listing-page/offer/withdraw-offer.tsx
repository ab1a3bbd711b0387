import { MAX_CLOSING_NOTE, type OfferStatus } from "#lib/fields/offers.ts";
import type { RefusedOffer } from "#lib/offers/offer-form.ts";
import { ActionForm } from "../action-form.tsx";
import { TextArea } from "../form-fields.tsx";
import { fieldOf, FlaggedNote } from "./term-fields.tsx";

/**
 * Asks a buyer whether to withdraw their offer, and why if it was accepted.
 * @param props.number of the last turn
 * @param props.status that the page shows
 * @param props.refused the withdrawal that wasn't sent
 */
export function WithdrawOffer({
  path,
  number,
  status,
  refused,
}: {
  path: string;
  number: number;
  status: OfferStatus;
  refused: RefusedOffer | null;
}) {
  const isAccepted = status === "accepted";
  const typed = refused?.values.reason === undefined ? null : refused;
  const state = typed ?? { values: {}, errors: {}, flagged: [] };
  return (
    <details className="week" open={typed !== null}>
      <summary>Withdraw offer</summary>
      <p>Do you want to withdraw? You can&apos;t undo this.</p>
      <ActionForm path={path} action={isAccepted ? "end" : "withdraw"}>
        <input type="hidden" name="number" value={number} readOnly />
        <input type="hidden" name="status" value={status} readOnly />
        {isAccepted && (
          <>
            <p>If you have signed a document, it decides whether you can cancel.</p>
            <TextArea
              {...fieldOf(state, "reason")}
              label="Reason for the seller (optional)"
              rows={3}
              maxLength={MAX_CLOSING_NOTE}
            />
            {state.flagged.length > 0 && <FlaggedNote {...state} />}
          </>
        )}
        <button type="submit" className="button button-quiet">
          Withdraw offer
        </button>
      </ActionForm>
    </details>
  );
}

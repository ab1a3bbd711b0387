import { Button } from "#components/ui/button.tsx";
import { INQUIRY_STATE_KEYS, type InquiryState } from "#lib/fields/listing.ts";
import type { InquiryView } from "#lib/schemas/inquiries.ts";

const MOVES: Record<InquiryState, string> = {
  new: "Mark as new",
  answered: "Mark as answered",
  archived: "Archive",
  spam: "Mark as spam",
};

// Spam can only become new again or be deleted.
const movesFrom = (state: InquiryState): InquiryState[] =>
  state === "spam" ? ["new"] : INQUIRY_STATE_KEYS.filter((one) => one !== state);

const labelOf = (move: InquiryState, from: InquiryState) =>
  from === "spam" ? "Not spam" : MOVES[move];

/** The buttons that move an inquiry to another state or delete it. */
export function InquiryActions({
  inquiry: { name, state },
  isMoving,
  onMove,
  onDelete,
}: {
  inquiry: InquiryView;
  isMoving: boolean;
  onMove: (state: InquiryState) => void;
  onDelete: () => void;
}) {
  return (
    <>
      {movesFrom(state).map((one) => (
        <Button
          key={one}
          size="sm"
          variant="outline"
          aria-label={`${labelOf(one, state)}: message from ${name}`}
          disabled={isMoving}
          onClick={() => onMove(one)}
        >
          {labelOf(one, state)}
        </Button>
      ))}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Delete: message from ${name}`}
        disabled={isMoving}
        onClick={onDelete}
      >
        Delete
      </Button>
    </>
  );
}

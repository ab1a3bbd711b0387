import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { ContactLinks } from "#components/ui/contact-links.tsx";
import { INQUIRY_STATES, INQUIRY_STATE_KEYS, type InquiryState } from "#lib/fields/listing.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
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

export function InquiryItem({
  inquiry,
  home,
  timeZone,
  isMoving,
  onMove,
  onDelete,
}: {
  inquiry: InquiryView;
  /** The home's street, for the subject of a reply. */
  home: string;
  timeZone: string;
  isMoving: boolean;
  onMove: (state: InquiryState) => void;
  onDelete: () => void;
}) {
  const { name, email, phone, kind, message, state, receivedAt, deletedAt } = inquiry;
  return (
    <article aria-label={`Message from ${name}`} className="flex flex-col gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm leading-5 text-muted-foreground">
            {formatMoment(receivedAt, timeZone)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {kind === "showing" ? <Badge variant="accent">Wants a showing</Badge> : null}
          <Badge variant={state === "new" ? "primary" : "neutral"}>{INQUIRY_STATES[state]}</Badge>
        </div>
      </div>
      <p className="max-w-prose leading-7 wrap-anywhere whitespace-pre-wrap">{message}</p>
      <ContactLinks email={email} phone={phone} subject={`Your message about ${home}`} />
      <div className="flex flex-wrap gap-2">
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
      </div>
      <p className="text-sm leading-5 text-muted-foreground">
        {`Deletes automatically on ${formatDate(deletedAt, { timeZone })}.`}
      </p>
    </article>
  );
}

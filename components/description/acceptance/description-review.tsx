import { Pencil } from "lucide";
import { countNotes } from "#components/description/notes/notes.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

export function DescriptionReview({
  text,
  notes,
  onEdit,
}: {
  text: string;
  /** The number of notes; the property may have changed since the text was accepted. */
  notes: number;
  onEdit: () => void;
}) {
  return (
    <div className="flex items-start gap-4">
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="text-[1.0625rem] leading-8 wrap-anywhere whitespace-pre-wrap">{text}</p>
        {notes > 0 ? (
          <p className="text-sm leading-5 text-muted-foreground">
            {`${countNotes(notes)} on this description. Edit it to learn more.`}
          </p>
        ) : null}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Edit description"
        onClick={onEdit}
        className="-mt-2 -mr-2"
      >
        <Icon node={Pencil} />
      </Button>
    </div>
  );
}

import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { FINDING_LOOKS } from "#components/ui/finding-looks.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { cn } from "#lib/utils.ts";
import type { Note } from "./notes.ts";

export function NoteCard({
  note,
  onSelect,
  onRemedy,
  onKeep,
}: {
  note: Note;
  onSelect: () => void;
  onRemedy: () => void;
  onKeep: () => void;
}) {
  const id = useId();
  const { kind, phrase, topic, reason, rule, remedy, screen } = note;
  const { icon, color, word } = FINDING_LOOKS[kind];
  return (
    <li className="flex flex-col gap-1 py-4 text-sm leading-5 first:pt-0 last:pb-0">
      <p className={cn("flex items-center gap-1.5 text-xs leading-5 font-medium", color)}>
        <Icon node={icon} className="size-3.5 shrink-0" />
        {word ? `${word}: ${topic.toLowerCase()}` : topic}
      </p>
      <button
        type="button"
        id={id}
        data-phrase
        title="Show in text"
        onClick={onSelect}
        className="min-h-6 self-start rounded-sm text-left font-medium wrap-anywhere text-foreground decoration-1 underline-offset-4 hover:underline"
      >
        {`“${phrase}”`}
      </button>
      <p className="text-muted-foreground">{reason}</p>
      <details className="text-xs leading-5 text-muted-foreground">
        <SummaryRow className="min-h-6 py-0" aria-describedby={id}>
          Why is this flagged?
        </SummaryRow>
        <p>{`Source: ${rule.source}.`}</p>
        <p className="wrap-anywhere">{`Rule: ${rule.id}`}</p>
      </details>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
        {remedy ? (
          <Button
            variant="link"
            size="inline"
            aria-describedby={id}
            onClick={onRemedy}
            className="text-left"
          >
            {remedy.label}
          </Button>
        ) : null}
        {kind === "violation" ? null : (
          <Button variant="link" size="inline" aria-describedby={id} onClick={onKeep}>
            {kind === "claim" ? "Confirm it's true" : "Keep it"}
          </Button>
        )}
        {screen ? (
          <Button variant="link" size="inline" asChild>
            <Link href={screen.href} aria-describedby={id}>{`Add it in ${screen.name}`}</Link>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Label } from "#components/ui/label.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { MAX_DESCRIPTION } from "#lib/schemas/description.ts";
import { cn } from "#lib/utils.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";

/**
 * The text area with its counter. Text over the limit can be typed and is never cut.
 * @param takesFocus whether the cursor goes to the end of the text when the editor appears
 */
export function DescriptionEditor({
  text,
  message,
  isBusy,
  takesFocus,
  onChange,
  onUndoRewrite,
}: {
  text: string;
  message: string | null;
  isBusy: boolean;
  takesFocus: boolean;
  onChange: (text: string) => void;
  /** Given while there is a rewrite to undo. */
  onUndoRewrite: (() => void) | null;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [takesFocus]);

  const isOver = text.length > MAX_DESCRIPTION;
  return (
    <div className="flex flex-col">
      <Label htmlFor={id} className="mb-2">
        Description
      </Label>
      <EditorToolbar />
      <Textarea
        ref={area}
        id={id}
        value={text}
        readOnly={isBusy}
        aria-invalid={message !== null}
        aria-describedby={`${id}-message ${id}-counter`}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-80 rounded-t-none text-[1.0625rem] leading-8 read-only:bg-card"
      />
      <div className="mt-2 flex items-start justify-between gap-4 text-sm leading-5">
        <div className="flex-1">
          <p id={`${id}-message`} aria-live="polite" className="font-medium text-destructive">
            {message}
          </p>
          {onUndoRewrite && message === null ? (
            <Button variant="link" size="inline" onClick={onUndoRewrite}>
              Undo rewrite
            </Button>
          ) : null}
        </div>
        <p
          id={`${id}-counter`}
          className={cn("figures text-muted-foreground", isOver && "font-medium text-destructive")}
        >
          {`${text.length}/${MAX_DESCRIPTION}`}
        </p>
      </div>
    </div>
  );
}
